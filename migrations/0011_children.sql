CREATE TABLE `ages` (
	`user_id` text PRIMARY KEY NOT NULL,
	`of_age_on` integer NOT NULL,
	`adult_on` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `consents` ADD `guardian_address` text;--> statement-breakpoint
ALTER TABLE `consents` ADD `verified_at` integer;--> statement-breakpoint
ALTER TABLE `consents` ADD `method` text;--> statement-breakpoint
ALTER TABLE `consents` ADD `linked_at` integer;--> statement-breakpoint
CREATE INDEX `consents_guardian` ON `consents` (`guardian_hash`);
--> statement-breakpoint
INSERT INTO `ages` SELECT `child_id`, `of_age_on`, `of_age_on` + 157766400000, `created_at` FROM `consents`;
--> statement-breakpoint
UPDATE `profiles` SET `role` = 'student' WHERE `role` IS NOT NULL AND `id` IN (SELECT `child_id` FROM `consents` WHERE `of_age_on` > unixepoch() * 1000);
--> statement-breakpoint
UPDATE `users` SET `welcomed_at` = NULL WHERE `id` NOT IN (SELECT `user_id` FROM `ages`);
