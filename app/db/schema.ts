// Every table of every subject, gathered for drizzle-kit and the drift test. Verbs import their own table file.
export * from '#app/domain/access/access.schema.ts'
export * from '#app/domain/accounts/accounts.schema.ts'
export * from '#app/domain/billing/billing.schema.ts'
export * from '#app/domain/guardians/guardians.schema.ts'
export * from '#app/domain/messages/messages.schema.ts'
export * from '#app/domain/play/play.schema.ts'
export * from '#app/domain/profiles/profiles.schema.ts'
export * from '#app/domain/progress/progress.schema.ts'
