CREATE TABLE `consents` (
	`child_id` text PRIMARY KEY NOT NULL,
	`of_age_on` integer NOT NULL,
	`pending` text,
	`token_hash` text,
	`asked_at` integer,
	`guardian_hash` text,
	`confirmed_at` integer,
	`revoked_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_token` ON `consents` (`token_hash`);--> statement-breakpoint
CREATE INDEX `consents_asked` ON `consents` (`asked_at`);--> statement-breakpoint
CREATE INDEX `consents_of_age` ON `consents` (`of_age_on`);--> statement-breakpoint
CREATE TABLE `guardian_links` (
	`guardian_id` text NOT NULL,
	`child_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`guardian_id`, `child_id`)
);
--> statement-breakpoint
CREATE INDEX `guardian_links_child` ON `guardian_links` (`child_id`);--> statement-breakpoint
CREATE TABLE `link_codes` (
	`child_id` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `link_codes_code` ON `link_codes` (`code_hash`);--> statement-breakpoint
CREATE INDEX `link_codes_expires` ON `link_codes` (`expires_at`);