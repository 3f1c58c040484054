CREATE TABLE `homework_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`subject` text NOT NULL,
	`language` text NOT NULL,
	`question` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `homework_questions_attempt` ON `homework_questions` (`user_id`,`attempt_id`);--> statement-breakpoint
CREATE INDEX `homework_questions_user` ON `homework_questions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `homework_questions_created` ON `homework_questions` (`created_at`);