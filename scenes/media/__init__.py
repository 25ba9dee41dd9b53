"""What is seen and heard, below all scenes: colours, letters, texts, sprites, sounds, speech, time, the canvas."""
