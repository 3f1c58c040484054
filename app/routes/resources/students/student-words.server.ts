// The words of the students' page in the one language asked for; on the level of grade 2 to 3.
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ArtName } from '#app/ui/art/sprite-index.ts'
import { sayIn } from '../say.server.ts'

export interface Door {
  to: `/${string}`
  picture: ArtName
  need: string
  text: string
  go: string
}

export interface Trick {
  name: string
  text: string
}

export function studentWords(locale: Locale) {
  const say = sayIn(locale)
  const doors: Door[] = [
    {
      to: '/game/mathmaze',
      picture: 'maze',
      need: say(m.resources_students_play),
      text: say(m.resources_students_play_text),
      go: say(m.resources_students_play_go),
    },
    {
      to: '/homework-help',
      picture: 'quill',
      need: say(m.resources_students_homework),
      text: say(m.resources_students_homework_text),
      go: say(m.shell_homework_help),
    },
    {
      to: '/study-tools',
      picture: 'hourglass',
      need: say(m.resources_students_test),
      text: say(m.resources_students_test_text),
      go: say(m.shell_study_tools),
    },
    {
      to: '/auth',
      picture: 'badge-star',
      need: say(m.resources_students_keep),
      text: say(m.resources_students_keep_text),
      go: say(m.resources_students_keep_go),
    },
  ]
  const tricks: Trick[] = [
    { name: say(m.resources_students_trick_close), text: say(m.resources_students_trick_close_text) },
    { name: say(m.resources_students_trick_often), text: say(m.resources_students_trick_often_text) },
    { name: say(m.resources_students_trick_tell), text: say(m.resources_students_trick_tell_text) },
  ]
  return {
    metaTitle: say(m.shell_for_students),
    /** Between asterisks stands the phrase that is inked. */
    title: say(m.resources_students_title),
    lead: say(m.resources_students_lead),
    glim: say(m.resources_students_glim),
    doorsTitle: say(m.resources_students_doors),
    doors,
    tricksTitle: say(m.resources_students_tricks),
    tricks,
    why: say(m.resources_students_why),
  }
}
