CREATE TABLE `grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`claim_hash` text,
	`item` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `grants_user` ON `grants` (`user_id`);--> statement-breakpoint
CREATE INDEX `grants_claim` ON `grants` (`claim_hash`);--> statement-breakpoint
CREATE INDEX `grants_ends` ON `grants` (`ends_at`);--> statement-breakpoint
CREATE TABLE `plans` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`tier` text NOT NULL,
	`billing_interval` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`status` text,
	`cancels_at_end` integer DEFAULT false NOT NULL,
	`known_at` integer NOT NULL,
	CONSTRAINT "plans_tier" CHECK("plans"."tier" in ('free', 'basic', 'premium', 'enterprise'))
);
--> statement-breakpoint
CREATE INDEX `plans_user` ON `plans` (`user_id`);--> statement-breakpoint
CREATE INDEX `plans_ends` ON `plans` (`ends_at`);--> statement-breakpoint
CREATE TABLE `quota_uses` (
	`user_id` text NOT NULL,
	`quota` text NOT NULL,
	`period` text NOT NULL,
	`used` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `quota`, `period`)
);
--> statement-breakpoint
CREATE TABLE `subscribers` (
	`user_id` text PRIMARY KEY NOT NULL,
	`subscribed` integer NOT NULL,
	`subscription_tier` text NOT NULL,
	`subscription_end` integer,
	`billing_interval` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `timed_accesses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`feature` text NOT NULL,
	`started_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `timed_accesses_running` ON `timed_accesses` (`user_id`,`feature`) WHERE "timed_accesses"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `timed_accesses_ends` ON `timed_accesses` (`ends_at`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`item` text NOT NULL,
	`billing_interval` text,
	`amount` integer NOT NULL,
	`locale` text NOT NULL,
	`status` text NOT NULL,
	`url` text,
	`created_at` integer NOT NULL,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_session` ON `checkouts` (`session_id`);--> statement-breakpoint
CREATE INDEX `checkouts_customer` ON `checkouts` (`customer_id`);--> statement-breakpoint
CREATE INDEX `checkouts_status` ON `checkouts` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`claim_hash` text,
	`claimed_by` text,
	`asked_at` integer NOT NULL,
	`known_at` integer NOT NULL,
	`next_look_at` integer,
	`erased_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_user` ON `customers` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `customers_claim` ON `customers` (`claim_hash`);--> statement-breakpoint
CREATE INDEX `customers_claimed` ON `customers` (`claimed_by`);--> statement-breakpoint
CREATE INDEX `customers_next_look` ON `customers` (`next_look_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`customer_id` text,
	`received_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `payment_events_done` ON `payment_events` (`done_at`,`received_at`);--> statement-breakpoint
CREATE INDEX `payment_events_customer` ON `payment_events` (`customer_id`,`done_at`);--> statement-breakpoint
CREATE TABLE `trials` (
	`user_id` text PRIMARY KEY NOT NULL,
	`tier` text NOT NULL,
	`started_at` integer NOT NULL
);
