import { m } from '#app/i18n/generated/messages.ts'

const WORDS = {
  consent_required: m.cards_refused_consent,
  no_text: m.cards_refused_text,
  no_cards: m.cards_many_none,
  no_title: m.cards_refused_title,
  unknown_set: m.cards_refused_gone,
  unknown_card: m.cards_refused_gone,
  too_many_cards: m.cards_own_full,
  too_many_sets: m.cards_refused_sets,
  no_alt: m.cards_refused_alt,
  not_a_picture: m.cards_picture_unreadable,
  picture_too_large: m.cards_picture_large,
  too_many_pictures: m.cards_refused_pictures,
  too_many_requests: m.cards_refused_often,
} as const

export type CardRefusal = keyof typeof WORDS

export const refusalWords = (code: CardRefusal): string => WORDS[code]()
