CREATE TABLE `missed_questions` (
	`player_id` text NOT NULL,
	`skill` text NOT NULL,
	`version` integer NOT NULL,
	`difficulty` integer NOT NULL,
	`seed` integer NOT NULL,
	`print` integer NOT NULL,
	`missed` integer NOT NULL,
	`missed_at` integer NOT NULL,
	`remembered_on` text,
	PRIMARY KEY(`player_id`, `skill`, `print`)
);
--> statement-breakpoint
CREATE INDEX `missed_questions_player` ON `missed_questions` (`player_id`,`missed_at`);--> statement-breakpoint
CREATE INDEX `missed_questions_missed` ON `missed_questions` (`missed_at`);