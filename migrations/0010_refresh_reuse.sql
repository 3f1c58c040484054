ALTER TABLE `sessions` ADD `refresh_previous` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `refresh_repeated` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `refresh_previous` = `refresh_counter` - 1 WHERE `refresh_counter` > `refresh_floor`;
