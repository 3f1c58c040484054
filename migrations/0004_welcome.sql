ALTER TABLE `consents` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `flow_states` ADD `from_screen` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `welcomed_at` integer;--> statement-breakpoint
UPDATE `users` SET `welcomed_at` = `created_at` WHERE `id` IN (SELECT `child_id` FROM `consents`);
