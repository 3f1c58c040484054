// Every table of every subject, gathered for drizzle-kit and the drift test. Verbs import their own table file.
export * from '#app/domain/play/play.schema.ts'
