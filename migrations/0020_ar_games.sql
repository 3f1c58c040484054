CREATE TABLE `ar_games` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`description` text NOT NULL,
	`min_grade` integer NOT NULL,
	`max_grade` integer NOT NULL,
	`is_premium_only` integer NOT NULL,
	`has_timed_access` integer NOT NULL,
	`timed_access_cost` integer,
	`timed_access_duration` integer,
	`is_playable` integer NOT NULL,
	CONSTRAINT "ar_games_grades" CHECK("ar_games"."min_grade" between 0 and "ar_games"."max_grade" and "ar_games"."max_grade" <= 12),
	CONSTRAINT "ar_games_timed_access" CHECK("ar_games"."has_timed_access" = ("ar_games"."timed_access_cost" is not null and "ar_games"."timed_access_duration" is not null))
);
--> statement-breakpoint
CREATE TABLE `game_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`game_id` text NOT NULL,
	`game_type` text NOT NULL,
	`start_time` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`end_time` integer,
	`duration_seconds` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_sessions_open` ON `game_sessions` (`user_id`) WHERE "game_sessions"."end_time" is null;--> statement-breakpoint
CREATE INDEX `game_sessions_user` ON `game_sessions` (`user_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `game_sessions_due` ON `game_sessions` (`ends_at`) WHERE "game_sessions"."end_time" is null;--> statement-breakpoint
INSERT INTO `ar_games` (`id`, `name`, `type`, `description`, `min_grade`, `max_grade`, `is_premium_only`, `has_timed_access`, `timed_access_cost`, `timed_access_duration`, `is_playable`) VALUES
	('scienceQuest', 'Science Quest', 'ChemistryLabAR', 'A chemistry lab on your own desk. Point your camera at a flat spot and start mixing.', 0, 12, 1, 1, 25, 30, 1),
	('wordWizard', 'Word Wizard', 'MathMazeAR', 'Letters float around your room. Catch them with your camera and spell the word.', 1, 12, 1, 1, 15, 30, 1),
	('historyHunt', 'History Hunt', 'HistoryQuestAR', 'Objects from long ago appear all around you. Walk around each one and find out who it belonged to.', 3, 12, 1, 1, 25, 30, 1),
	('biologyBlast', 'BiologyBlast', 'BiologyBlastAR', 'AR functionality is being developed. Check back soon!', 6, 12, 0, 0, NULL, NULL, 0);
