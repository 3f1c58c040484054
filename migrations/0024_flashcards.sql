CREATE TABLE `card_memories` (
	`user_id` text NOT NULL,
	`set_id` text NOT NULL,
	`card_id` text NOT NULL,
	`face` text NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`state` integer NOT NULL,
	`step` integer NOT NULL,
	`scheduled_days` integer NOT NULL,
	`reviews` integer NOT NULL,
	`lapses` integer NOT NULL,
	`reviewed_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `set_id`, `card_id`, `face`)
);
--> statement-breakpoint
CREATE INDEX `card_memories_due` ON `card_memories` (`user_id`,`due_at`);--> statement-breakpoint
CREATE TABLE `card_reviews` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`set_id` text NOT NULL,
	`card_id` text NOT NULL,
	`face` text NOT NULL,
	`grade` integer NOT NULL,
	`seconds` integer NOT NULL,
	`reviewed_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`undone_at` integer,
	PRIMARY KEY(`user_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `card_reviews_face` ON `card_reviews` (`user_id`,`set_id`,`card_id`,`face`);--> statement-breakpoint
CREATE INDEX `card_reviews_reviewed` ON `card_reviews` (`user_id`,`reviewed_at`);