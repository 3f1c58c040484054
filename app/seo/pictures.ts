// The pictures that go with a shared link, drawn by tests/sandbox/draw-pictures.ts from app/routes/dev/picture.tsx.
import type { Locale } from '#app/i18n/locales.ts'

export const PICTURES = ['notebook', 'games', 'study', 'plans', 'resources', 'company'] as const
export type Picture = (typeof PICTURES)[number]

/** CSS pixels, as Open Graph wants it. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

/** The path of a picture, in public/. */
export function pictureAddress(picture: Picture, locale: Locale): string {
  return `/og/${picture}-${locale}.png`
}
