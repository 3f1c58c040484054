ALTER TABLE `study_plans` ADD `since_day` text;--> statement-breakpoint
ALTER TABLE `study_plans` ADD `moves` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `study_plans` ADD `words` text;