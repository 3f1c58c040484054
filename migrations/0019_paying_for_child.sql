DROP INDEX `customers_user`;--> statement-breakpoint
ALTER TABLE `customers` ADD `child_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `customers_child` ON `customers` (`child_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `customers_user` ON `customers` (`user_id`) WHERE "customers"."child_id" is null;--> statement-breakpoint
ALTER TABLE `plans` ADD `payer_id` text;--> statement-breakpoint
CREATE INDEX `plans_payer` ON `plans` (`payer_id`);