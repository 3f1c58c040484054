CREATE TABLE `finished_rounds` (
	`round_id` text PRIMARY KEY NOT NULL,
	`guest_id` text NOT NULL,
	`game_id` text NOT NULL,
	`band` text NOT NULL,
	`rules_version` integer NOT NULL,
	`score` integer NOT NULL,
	`level` integer NOT NULL,
	`stars` integer NOT NULL,
	`right_answers` integer NOT NULL,
	`answered` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`finished_at` integer NOT NULL,
	CONSTRAINT "finished_rounds_band" CHECK("finished_rounds"."band" in ('elementary', 'middle', 'high'))
);
--> statement-breakpoint
CREATE INDEX `finished_rounds_guest` ON `finished_rounds` (`guest_id`,`finished_at`);--> statement-breakpoint
CREATE INDEX `finished_rounds_finished` ON `finished_rounds` (`finished_at`);--> statement-breakpoint
CREATE TABLE `open_rounds` (
	`id` text PRIMARY KEY NOT NULL,
	`guest_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`game_id` text NOT NULL,
	`band` text NOT NULL,
	`timed` integer NOT NULL,
	`rules_version` integer NOT NULL,
	`seed` integer NOT NULL,
	`started_at` integer NOT NULL,
	CONSTRAINT "open_rounds_band" CHECK("open_rounds"."band" in ('elementary', 'middle', 'high'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `open_rounds_attempt` ON `open_rounds` (`guest_id`,`attempt_id`);--> statement-breakpoint
CREATE INDEX `open_rounds_started` ON `open_rounds` (`started_at`);