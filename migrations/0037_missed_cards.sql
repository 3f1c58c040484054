ALTER TABLE `cards` ADD `source` text;--> statement-breakpoint
CREATE UNIQUE INDEX `cards_source` ON `cards` (`user_id`,`source`);