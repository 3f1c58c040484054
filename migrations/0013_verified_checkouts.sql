CREATE TABLE `trial_addresses` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trial_addresses_started` ON `trial_addresses` (`started_at`);--> statement-breakpoint
ALTER TABLE `checkouts` ADD `is_pending` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `verified_at` integer DEFAULT 0 NOT NULL;