CREATE TABLE `access_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`language` text NOT NULL,
	`skills` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_codes_attempt` ON `access_codes` (`user_id`,`attempt_id`);--> statement-breakpoint
CREATE TABLE `redeemed_codes` (
	`user_id` text NOT NULL,
	`code` text NOT NULL,
	`language` text NOT NULL,
	`skills` text NOT NULL,
	`redeemed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `code`)
);
--> statement-breakpoint
CREATE INDEX `redeemed_codes_code` ON `redeemed_codes` (`code`);