// What the hub says of each grade.
import { m } from '#app/i18n/generated/messages.ts'
import type { Band } from '#engine/core/bands.ts'

interface GradeWords {
  /** Which school level's games are shown. */
  showing: () => string
  about: () => string
  /** Three to five, a bar between them. */
  skills: () => string
  /** Of the core subjects. */
  title: () => string
  blurb: () => string
}

export const GRADE_WORDS: Readonly<Record<Band, GradeWords>> = {
  elementary: {
    showing: m.games_showing_elementary,
    about: m.games_level_elementary,
    skills: m.games_skills_elementary,
    title: m.games_list_for_elementary,
    blurb: m.games_blurb_elementary,
  },
  middle: {
    showing: m.games_showing_middle,
    about: m.games_level_middle,
    skills: m.games_skills_middle,
    title: m.games_list_for_middle,
    blurb: m.games_blurb_middle,
  },
  high: {
    showing: m.games_showing_high,
    about: m.games_level_high,
    skills: m.games_skills_high,
    title: m.games_list_for_high,
    blurb: m.games_blurb_high,
  },
}
