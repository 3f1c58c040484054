CREATE TABLE `item_results` (
	`bank` text NOT NULL,
	`item` text NOT NULL,
	`difficulty` integer NOT NULL,
	`asked` integer NOT NULL,
	`right_answers` integer NOT NULL,
	`expected` integer NOT NULL,
	PRIMARY KEY(`bank`, `item`, `difficulty`)
);
