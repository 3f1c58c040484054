// What earns each sticker of the album, and its drawing.
import type { StickerId } from '#app/domain/progress/stickers.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { ArtName } from '#app/ui/art/art.tsx'

export interface StickerWords {
  readonly art: ArtName
  /** A few words, for example "Win a gold medal". */
  readonly reason: () => string
}

export const STICKER_WORDS: Readonly<Record<StickerId, StickerWords>> = {
  star: { art: 'badge-star', reason: m.album_reason_star },
  sun: { art: 'sticker-sun', reason: m.album_reason_sun },
  kite: { art: 'sticker-kite', reason: m.album_reason_kite },
  bee: { art: 'sticker-bee', reason: m.album_reason_bee },
  leaf: { art: 'sticker-leaf', reason: m.album_reason_leaf },
  dino: { art: 'sticker-dino', reason: m.album_reason_dino },
  rainbow: { art: 'sticker-rainbow', reason: m.album_reason_rainbow },
  boat: { art: 'sticker-boat', reason: m.album_reason_boat },
  fish: { art: 'sticker-fish', reason: m.album_reason_fish },
  perfect: { art: 'badge-perfect', reason: m.album_reason_perfect },
  flower: { art: 'sticker-flower', reason: m.album_reason_flower },
  snail: { art: 'sticker-snail', reason: m.album_reason_snail },
  bulb: { art: 'sticker-bulb', reason: m.album_reason_bulb },
  lens: { art: 'sticker-lens', reason: m.album_reason_lens },
  book: { art: 'sticker-book', reason: m.album_reason_book },
  owl: { art: 'sticker-owl', reason: m.album_reason_owl },
  streak: { art: 'badge-streak', reason: m.album_reason_streak },
  moon: { art: 'sticker-moon', reason: m.album_reason_moon },
  planet: { art: 'sticker-planet', reason: m.album_reason_planet },
  level: { art: 'badge-level', reason: m.album_reason_level },
  balloon: { art: 'sticker-balloon', reason: m.album_reason_balloon },
  cat: { art: 'sticker-cat', reason: m.album_reason_cat },
  apple: { art: 'sticker-apple', reason: m.album_reason_apple },
  mushroom: { art: 'sticker-mushroom', reason: m.album_reason_mushroom },
}
