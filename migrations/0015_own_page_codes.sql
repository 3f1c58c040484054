ALTER TABLE `flow_states` ADD `proved_at` integer;--> statement-breakpoint
ALTER TABLE `flow_states` ADD `pending_identity` text;