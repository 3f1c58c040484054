-- A guest with a history, so that a newcomer sees what a played notebook looks like: open /dev/demo-guest.
-- Runs at every start and changes nothing the second time.
insert or ignore into finished_rounds
  (round_id, guest_id, game_id, band, rules_version, score, level, stars, right_answers, answered, duration_ms, finished_at)
values
  ('demo-round-1', 'demo-guest', 'mathMaster', 'elementary', 1, 260, 5, 5, 12, 17, 118000, 1788256800000),
  ('demo-round-2', 'demo-guest', 'mathMaster', 'elementary', 1, 260, 5, 5, 12, 13, 86000, 1788343200000),
  ('demo-round-3', 'demo-guest', 'mathMaster', 'middle', 1, 470, 8, 8, 15, 22, 204000, 1788429600000),
  ('demo-round-4', 'demo-guest', 'mathMaster', 'middle', 1, 470, 8, 8, 15, 16, 151000, 1788516000000);
