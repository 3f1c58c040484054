// The languages content is written in. Screens have the same four.

export const LANGUAGES = ['en', 'es', 'fr', 'zh'] as const

export type Language = (typeof LANGUAGES)[number]

export function isLanguage(input: unknown): input is Language {
  return typeof input === 'string' && (LANGUAGES as readonly string[]).includes(input)
}
