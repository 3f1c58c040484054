CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`action` text NOT NULL,
	`session_id` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE TABLE `browser_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`session_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `browser_sessions_user` ON `browser_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `browser_sessions_session` ON `browser_sessions` (`session_id`);--> statement-breakpoint
CREATE INDEX `browser_sessions_expires` ON `browser_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `factor_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`factor_id` text NOT NULL,
	`code_hash` text,
	`wrong_guesses` integer DEFAULT 0 NOT NULL,
	`caller_hash` text NOT NULL,
	`verified_at` integer,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`factor_id`) REFERENCES `factors`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `factor_challenges_factor` ON `factor_challenges` (`factor_id`);--> statement-breakpoint
CREATE INDEX `factor_challenges_expires` ON `factor_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`friendly_name` text NOT NULL,
	`status` text DEFAULT 'unverified' NOT NULL,
	`secret` text,
	`phone` text,
	`last_step` integer,
	`last_challenged_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "factors_status" CHECK("factors"."status" in ('unverified', 'verified'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `factors_name` ON `factors` (`user_id`,`friendly_name`);--> statement-breakpoint
CREATE TABLE `flow_states` (
	`id` text PRIMARY KEY NOT NULL,
	`method` text NOT NULL,
	`user_id` text,
	`code_challenge` text,
	`code_challenge_method` text,
	`auth_code_hash` text,
	`redirect_to` text NOT NULL,
	`provider` text,
	`provider_state_hash` text,
	`provider_verifier` text,
	`provider_nonce` text,
	`provider_tokens` text,
	`linking` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `flow_states_auth_code` ON `flow_states` (`auth_code_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `flow_states_provider_state` ON `flow_states` (`provider_state_hash`);--> statement-breakpoint
CREATE INDEX `flow_states_expires` ON `flow_states` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`data` text NOT NULL,
	`email` text,
	`last_sign_in_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject` ON `identities` (`provider`,`subject`);--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`address` text NOT NULL,
	`wrong_guesses` integer DEFAULT 0 NOT NULL,
	`flow_id` text,
	`from_screen` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`flow_id`) REFERENCES `flow_states`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_codes_token` ON `one_time_codes` (`token_hash`);--> statement-breakpoint
CREATE INDEX `one_time_codes_address` ON `one_time_codes` (`address`,`kind`);--> statement-breakpoint
CREATE INDEX `one_time_codes_expires` ON `one_time_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `organisation_domains` (
	`domain` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`issuer` text NOT NULL,
	`client_id` text NOT NULL,
	`client_secret` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`aal` text DEFAULT 'aal1' NOT NULL,
	`amr` text NOT NULL,
	`factor_id` text,
	`refresh_counter` integer DEFAULT 0 NOT NULL,
	`refresh_floor` integer DEFAULT 0 NOT NULL,
	`refreshed_at` integer NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "sessions_aal" CHECK("sessions"."aal" in ('aal1', 'aal2'))
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_refreshed` ON `sessions` (`refreshed_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`phone` text,
	`password_hash` text,
	`email_confirmed_at` integer,
	`phone_confirmed_at` integer,
	`confirmation_sent_at` integer,
	`recovery_sent_at` integer,
	`email_change_sent_at` integer,
	`new_email` text,
	`new_phone` text,
	`email_change_confirmations` integer DEFAULT 0 NOT NULL,
	`last_sign_in_at` integer,
	`banned_until` integer,
	`metadata` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`phone`);--> statement-breakpoint
CREATE TABLE `outgoing_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`content` text NOT NULL,
	`decoy` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`delivered_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outgoing_messages_due` ON `outgoing_messages` (`delivered_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `outgoing_messages_recipient` ON `outgoing_messages` (`recipient`,`created_at`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`display_name` text,
	`grade_level` text,
	`language` text,
	`country` text,
	`role` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "profiles_role" CHECK("profiles"."role" in ('student', 'parent', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE `user_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`theme_level` text,
	`dark_mode` integer,
	`updated_at` integer NOT NULL
);
