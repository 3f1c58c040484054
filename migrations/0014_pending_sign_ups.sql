-- Codes still out are over: what they are made of changed. Accounts whose address nobody proved are no accounts any more.
CREATE TABLE `pending_sign_ups` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`address` text NOT NULL,
	`sealed` text,
	`browser_hash` text,
	`asked_from` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pending_sign_ups_address` ON `pending_sign_ups` (`address`);--> statement-breakpoint
CREATE INDEX `pending_sign_ups_expires` ON `pending_sign_ups` (`expires_at`);--> statement-breakpoint
DROP TABLE `one_time_codes`;--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`address` text NOT NULL,
	`asked_from` text NOT NULL,
	`wrong_guesses` integer DEFAULT 0 NOT NULL,
	`wrong_guesses_elsewhere` integer DEFAULT 0 NOT NULL,
	`flow_id` text,
	`from_screen` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	FOREIGN KEY (`flow_id`) REFERENCES `flow_states`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_codes_owner` ON `one_time_codes` (`owner_id`,`kind`);--> statement-breakpoint
CREATE INDEX `one_time_codes_token` ON `one_time_codes` (`token_hash`);--> statement-breakpoint
CREATE INDEX `one_time_codes_address` ON `one_time_codes` (`address`,`kind`);--> statement-breakpoint
CREATE INDEX `one_time_codes_expires` ON `one_time_codes` (`expires_at`);--> statement-breakpoint
DELETE FROM `consents` WHERE `child_id` IN (SELECT `id` FROM `users` WHERE `email_confirmed_at` IS NULL AND `phone_confirmed_at` IS NULL);--> statement-breakpoint
DELETE FROM `ages` WHERE `user_id` IN (SELECT `id` FROM `users` WHERE `email_confirmed_at` IS NULL AND `phone_confirmed_at` IS NULL);--> statement-breakpoint
DELETE FROM `link_codes` WHERE `child_id` IN (SELECT `id` FROM `users` WHERE `email_confirmed_at` IS NULL AND `phone_confirmed_at` IS NULL);--> statement-breakpoint
DELETE FROM `referrals` WHERE `friend_id` IN (SELECT `id` FROM `users` WHERE `email_confirmed_at` IS NULL AND `phone_confirmed_at` IS NULL);--> statement-breakpoint
DELETE FROM `user_preferences` WHERE `user_id` IN (SELECT `id` FROM `users` WHERE `email_confirmed_at` IS NULL AND `phone_confirmed_at` IS NULL);--> statement-breakpoint
DELETE FROM `profiles` WHERE `id` IN (SELECT `id` FROM `users` WHERE `email_confirmed_at` IS NULL AND `phone_confirmed_at` IS NULL);--> statement-breakpoint
DELETE FROM `users` WHERE `email_confirmed_at` IS NULL AND `phone_confirmed_at` IS NULL;--> statement-breakpoint
UPDATE `users` SET `email` = NULL WHERE `email_confirmed_at` IS NULL;--> statement-breakpoint
UPDATE `users` SET `phone` = NULL WHERE `phone_confirmed_at` IS NULL;
