-- A guest with a history, so that a newcomer sees what a played notebook looks like: open /dev/demo-guest.
-- Runs at the first start, and again when it or a migration has changed; what is there stays as it is.
-- Days are counted back from the first start.
insert or ignore into finished_rounds
  (round_id, player_id, game_id, band, rules_version, score, level, stars, right_answers, answered, asked, best_streak,
   duration_ms, xp, xp_before, boosted, streak_days, finished_at)
values
  ('demo-round-1', 'demo-guest', 'mathMaster', 'elementary', 1, 260, 5, 5, 12, 17, 17, 5,
   118000, 260, 0, 0, 1, (unixepoch('now', 'start of day', '-16 days') + 36000) * 1000),
  ('demo-round-2', 'demo-guest', 'mathMaster', 'elementary', 1, 260, 5, 5, 12, 13, 13, 9,
   86000, 260, 260, 0, 1, (unixepoch('now', 'start of day', '-9 days') + 36000) * 1000),
  ('demo-round-3', 'demo-guest', 'mathMaster', 'elementary', 1, 260, 5, 5, 12, 12, 12, 12,
   79000, 260, 520, 0, 2, (unixepoch('now', 'start of day', '-8 days') + 36000) * 1000),
  ('demo-round-4', 'demo-guest', 'mathMaster', 'middle', 1, 470, 8, 8, 15, 22, 24, 6,
   204000, 470, 780, 0, 1, (unixepoch('now', 'start of day', '-3 days') + 36000) * 1000),
  ('demo-round-5', 'demo-guest', 'mathMaster', 'middle', 1, 470, 8, 8, 15, 19, 19, 8,
   171000, 470, 1250, 0, 2, (unixepoch('now', 'start of day', '-2 days') + 36000) * 1000),
  ('demo-round-6', 'demo-guest', 'mathMaster', 'middle', 1, 470, 8, 8, 15, 16, 16, 11,
   151000, 470, 1720, 0, 3, (unixepoch('now', 'start of day', '-1 days') + 36000) * 1000);
insert into player_days (player_id, day, xp, rounds)
select player_id, date(finished_at / 1000, 'unixepoch') as day, sum(xp), count(*)
from finished_rounds
where player_id = 'demo-guest' and not exists (select 1 from player_progress where player_id = 'demo-guest')
group by day;
insert or ignore into player_progress
  (player_id, xp, rounds, stars, last_day, streak_days, best_streak_days, updated_at)
values ('demo-guest', 2190, 6, 39, date('now', '-1 day'), 3, 3, unixepoch('now') * 1000);
insert or ignore into skill_ratings (player_id, skill, rating, seen, right_answers, updated_at)
values
  ('demo-guest', 'math.add', 1430, 34, 31, unixepoch('now') * 1000),
  ('demo-guest', 'math.subtract', 1240, 30, 24, unixepoch('now') * 1000),
  ('demo-guest', 'math.multiply', 1090, 15, 10, unixepoch('now') * 1000),
  ('demo-guest', 'math.divide', 920, 9, 5, unixepoch('now') * 1000),
  ('demo-guest', 'math.square', 1000, 2, 1, unixepoch('now') * 1000);
