CREATE TABLE `referral_codes` (
	`user_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referral_codes_code` ON `referral_codes` (`code`);--> statement-breakpoint
CREATE TABLE `referrals` (
	`friend_id` text PRIMARY KEY NOT NULL,
	`referrer_id` text,
	`code` text,
	`linked_at` integer NOT NULL,
	`first_game_at` integer,
	`first_payment_at` integer
);
--> statement-breakpoint
CREATE INDEX `referrals_referrer` ON `referrals` (`referrer_id`);--> statement-breakpoint
CREATE TABLE `rewards` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`value` integer NOT NULL,
	`description` text NOT NULL,
	`claimed` integer NOT NULL,
	`claimed_at` integer,
	`created_at` integer NOT NULL,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rewards_source` ON `rewards` (`source`);--> statement-breakpoint
CREATE INDEX `rewards_user` ON `rewards` (`user_id`,`created_at`);