CREATE TABLE `card_pictures` (
	`card_id` text NOT NULL,
	`side` text NOT NULL,
	`set_id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`file` text NOT NULL,
	`alt` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`card_id`, `side`)
);
--> statement-breakpoint
CREATE INDEX `card_pictures_user` ON `card_pictures` (`user_id`,`set_id`);