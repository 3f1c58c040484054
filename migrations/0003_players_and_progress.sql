CREATE TABLE `player_days` (
	`player_id` text NOT NULL,
	`day` text NOT NULL,
	`xp` integer NOT NULL,
	`rounds` integer NOT NULL,
	PRIMARY KEY(`player_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `player_days_day` ON `player_days` (`day`);--> statement-breakpoint
CREATE TABLE `player_progress` (
	`player_id` text PRIMARY KEY NOT NULL,
	`xp` integer NOT NULL,
	`rounds` integer NOT NULL,
	`stars` integer NOT NULL,
	`last_day` text NOT NULL,
	`streak_days` integer NOT NULL,
	`best_streak_days` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `player_progress_updated` ON `player_progress` (`updated_at`);--> statement-breakpoint
CREATE TABLE `skill_ratings` (
	`player_id` text NOT NULL,
	`skill` text NOT NULL,
	`rating` integer NOT NULL,
	`seen` integer NOT NULL,
	`right_answers` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`player_id`, `skill`)
);
--> statement-breakpoint
CREATE INDEX `skill_ratings_updated` ON `skill_ratings` (`updated_at`);--> statement-breakpoint
-- Open rounds of the old shape cannot be replayed by today's rules: they go.
DROP TABLE `open_rounds`;--> statement-breakpoint
CREATE TABLE `open_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`game_id` text NOT NULL,
	`rules_version` integer NOT NULL,
	`options` text NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `open_rounds_attempt` ON `open_rounds` (`player_id`,`attempt_id`);--> statement-breakpoint
CREATE INDEX `open_rounds_started` ON `open_rounds` (`started_at`);--> statement-breakpoint
CREATE TABLE `__new_finished_rounds` (
	`round_id` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`game_id` text NOT NULL,
	`band` text NOT NULL,
	`rules_version` integer NOT NULL,
	`score` integer NOT NULL,
	`level` integer NOT NULL,
	`stars` integer NOT NULL,
	`right_answers` integer NOT NULL,
	`answered` integer NOT NULL,
	`asked` integer NOT NULL,
	`best_streak` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`xp` integer NOT NULL,
	`xp_before` integer NOT NULL,
	`boosted` integer NOT NULL,
	`streak_days` integer NOT NULL,
	`finished_at` integer NOT NULL,
	CONSTRAINT "finished_rounds_band" CHECK("__new_finished_rounds"."band" in ('elementary', 'middle', 'high'))
);
--> statement-breakpoint
-- Finished rounds are credited as if today's rule had held: a round's experience is its score. Questions that ran out of
-- time and streaks were not kept.
INSERT INTO `__new_finished_rounds`
SELECT `round_id`, `guest_id`, `game_id`, `band`, `rules_version`, `score`, `level`, `stars`, `right_answers`, `answered`,
	`answered`, 0, `duration_ms`, `score`,
	coalesce(sum(`score`) OVER (PARTITION BY `guest_id` ORDER BY `finished_at`, `round_id` ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0),
	0, 1, `finished_at`
FROM `finished_rounds`;--> statement-breakpoint
DROP TABLE `finished_rounds`;--> statement-breakpoint
ALTER TABLE `__new_finished_rounds` RENAME TO `finished_rounds`;--> statement-breakpoint
CREATE INDEX `finished_rounds_player` ON `finished_rounds` (`player_id`,`finished_at`);--> statement-breakpoint
CREATE INDEX `finished_rounds_finished` ON `finished_rounds` (`finished_at`);--> statement-breakpoint
INSERT INTO `player_days`
SELECT `player_id`, date(`finished_at` / 1000, 'unixepoch') AS `day`, sum(`xp`), count(*)
FROM `finished_rounds` GROUP BY `player_id`, `day`;--> statement-breakpoint
INSERT INTO `player_progress`
SELECT `player_id`, sum(`xp`), count(*), sum(`stars`), date(max(`finished_at`) / 1000, 'unixepoch'), 1, 1, max(`finished_at`)
FROM `finished_rounds` GROUP BY `player_id`;
