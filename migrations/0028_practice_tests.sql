CREATE TABLE `practice_tests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`language` text NOT NULL,
	`questions` text NOT NULL,
	`answers` text NOT NULL,
	`ends_at` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`right_answers` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `practice_tests_attempt` ON `practice_tests` (`user_id`,`attempt_id`);