ALTER TABLE `customers` RENAME COLUMN "next_look_at" TO "reconcile_at";--> statement-breakpoint
DROP INDEX `customers_next_look`;--> statement-breakpoint
CREATE INDEX `customers_reconcile` ON `customers` (`reconcile_at`);