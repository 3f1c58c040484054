CREATE TABLE `writings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`counted_on` text,
	`prompt` text NOT NULL,
	`answer` text,
	`model` text,
	`concern` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `writings_user` ON `writings` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `writings_created` ON `writings` (`created_at`);