CREATE TABLE `study_marks` (
	`plan_id` text NOT NULL,
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`day` text NOT NULL,
	`marked_at` integer NOT NULL,
	PRIMARY KEY(`plan_id`, `topic`, `day`)
);
--> statement-breakpoint
CREATE INDEX `study_marks_user` ON `study_marks` (`user_id`);--> statement-breakpoint
CREATE TABLE `study_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`title` text NOT NULL,
	`start_day` text NOT NULL,
	`test_day` text NOT NULL,
	`topics` text NOT NULL,
	`weekdays` text NOT NULL,
	`chunks_a_day` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `study_plans_attempt` ON `study_plans` (`user_id`,`attempt_id`);