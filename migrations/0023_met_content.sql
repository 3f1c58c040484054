CREATE TABLE `met_content` (
	`player_id` text NOT NULL,
	`game_id` text NOT NULL,
	`band` text NOT NULL,
	`ids` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`player_id`, `game_id`, `band`),
	CONSTRAINT "met_content_band" CHECK("met_content"."band" in ('elementary', 'middle', 'high'))
);
--> statement-breakpoint
CREATE INDEX `met_content_updated` ON `met_content` (`updated_at`);