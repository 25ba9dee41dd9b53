"""What stays on this machine: profiles, settings, saves, replays (C2, C7).

Everything a player can be told leaves this package as a `Notice` (a text key with its arguments) or as a
`StoreError` that carries one; the sentences are in `assets/texts/*/store.json`.

- `paths.data_dir` and its subfolders - where the files are
- `settings.load_settings`, `settings.save_settings`
- `names.check_player_id`
- `profiles.Store` - profiles, last choices, trait slots, favourites, history (SQLite)
- `saves.SaveFolder`, `replays.ReplayFolder`, `saver.Saver` (writes in the background)
"""
