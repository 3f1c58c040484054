CREATE TABLE `won_stickers` (
	`player_id` text NOT NULL,
	`sticker` text NOT NULL,
	`won_by` text,
	`won_at` integer NOT NULL,
	PRIMARY KEY(`player_id`, `sticker`)
);
--> statement-breakpoint
CREATE INDEX `won_stickers_won` ON `won_stickers` (`won_at`);--> statement-breakpoint
ALTER TABLE `user_preferences` ADD `daily_goal` integer;--> statement-breakpoint
ALTER TABLE `player_days` ADD `played_ms` integer DEFAULT 0 NOT NULL;