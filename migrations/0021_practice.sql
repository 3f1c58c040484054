CREATE TABLE `finished_practices` (
	`session_id` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`skill` text NOT NULL,
	`asked` integer NOT NULL,
	`right_answers` integer NOT NULL,
	`fixed` integer NOT NULL,
	`mastered` text NOT NULL,
	`duration_ms` integer NOT NULL,
	`xp` integer NOT NULL,
	`xp_before` integer NOT NULL,
	`boosted` integer NOT NULL,
	`streak_days` integer NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `finished_practices_player` ON `finished_practices` (`player_id`,`finished_at`);--> statement-breakpoint
CREATE INDEX `finished_practices_finished` ON `finished_practices` (`finished_at`);--> statement-breakpoint
CREATE TABLE `open_practices` (
	`id` text PRIMARY KEY NOT NULL,
	`player_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`rules_version` integer NOT NULL,
	`options` text NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `open_practices_attempt` ON `open_practices` (`player_id`,`attempt_id`);--> statement-breakpoint
CREATE INDEX `open_practices_started` ON `open_practices` (`started_at`);--> statement-breakpoint
CREATE TABLE `practised_skills` (
	`player_id` text NOT NULL,
	`skill` text NOT NULL,
	`rating` integer NOT NULL,
	`seen` integer NOT NULL,
	`right_answers` integer NOT NULL,
	`recent` text NOT NULL,
	`stability` real,
	`difficulty` real,
	`reviewed_at` integer,
	`due_at` integer,
	`practised_at` integer NOT NULL,
	PRIMARY KEY(`player_id`, `skill`)
);
--> statement-breakpoint
CREATE INDEX `practised_skills_practised` ON `practised_skills` (`practised_at`);