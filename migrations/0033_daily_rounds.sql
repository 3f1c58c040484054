CREATE TABLE `daily_rounds` (
	`player_id` text NOT NULL,
	`day` text NOT NULL,
	`round_id` text NOT NULL,
	PRIMARY KEY(`player_id`, `day`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_rounds_round` ON `daily_rounds` (`round_id`);--> statement-breakpoint
CREATE INDEX `daily_rounds_day` ON `daily_rounds` (`day`);