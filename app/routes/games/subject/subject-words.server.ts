// What the page of a core subject says, in the one language asked for.

import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { BAND_NAMES, GAME_NAMES, SUBJECT_NAMES } from '#app/words/games.ts'
import type { Band } from '#engine/core/bands.ts'
import { GAME_CATALOGUE } from '#engine/games/catalogue.ts'
import type { CoreSubject } from '#engine/games/core-subjects.ts'
import { coreWords } from '../hub/hub-words.server.ts'

export function subjectWords({ id, subject }: CoreSubject, grade: Band, locale: Locale) {
  const options = { locale }
  const { title, about } = coreWords(locale)[id]
  return {
    title: m.games_subject_page_title(
      { subject: SUBJECT_NAMES[subject](options), grade: BAND_NAMES[grade](options) },
      options,
    ),
    about: m.games_subject_page_what({ title, about: about[grade] }, options),
    back: m.games_subject_page_back({}, options),
    /** The games of this subject that can be played without AR. */
    meanwhile: GAME_CATALOGUE.filter(({ subjects, isAR }) => !isAR && subjects.includes(subject)).map(
      ({ id: game, path }) => ({
        path,
        label: m.games_subject_page_meanwhile({ game: GAME_NAMES[game](options) }, options),
      }),
    ),
  }
}
