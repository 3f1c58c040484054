CREATE TABLE `known_networks` (
	`user_id` text NOT NULL,
	`network_hash` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `network_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_networks_seen` ON `known_networks` (`seen_at`);