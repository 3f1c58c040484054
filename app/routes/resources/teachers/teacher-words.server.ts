// The words of the teachers' page in the one language asked for.
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ArtName } from '#app/ui/art/sprite-index.ts'
import { listOf, rowsOf, sayIn } from '../say.server.ts'

export type TeacherWords = ReturnType<typeof teacherWords>

export interface Way {
  to: `/${string}`
  picture: ArtName
  title: string
  text: string
  /** Said when it is not there yet. */
  soon?: string
}

const GAMES = [
  ['/games/math-master', m.catalogue_name_mathMaster, m.resources_teachers_math_master],
  ['/games/mathmaze', m.catalogue_name_mathMaze, m.resources_teachers_math_maze],
  ['/games/science-explorer', m.catalogue_name_scienceExplorer, m.resources_teachers_science],
  ['/games/word-works', m.catalogue_name_wordWorks, m.resources_teachers_words],
  ['/games/history-quest', m.catalogue_name_historyQuest, m.resources_teachers_history],
] as const

export function teacherWords(locale: Locale) {
  const say = sayIn(locale)
  const ways: Way[] = [
    {
      to: '/teacher/portal',
      picture: 'abacus',
      title: say(m.shell_teacher_portal),
      text: say(m.resources_teachers_portal_text),
      soon: say(m.resources_teachers_portal_soon),
    },
    {
      to: '/contact',
      picture: 'letter',
      title: say(m.resources_teachers_ask),
      text: say(m.resources_teachers_ask_text),
    },
    {
      to: '/pricing',
      picture: 'why-skills',
      title: say(m.resources_teachers_plans),
      text: say(m.resources_teachers_plans_text),
    },
    {
      to: '/auth',
      picture: 'quill',
      title: say(m.resources_teachers_account),
      text: say(m.resources_teachers_account_text),
    },
  ]
  return {
    metaTitle: say(m.shell_for_teachers),
    /** Between asterisks stands the phrase that is inked. */
    title: say(m.resources_teachers_title),
    lead: say(m.resources_teachers_lead),
    plan: {
      title: say(m.resources_teachers_plan),
      head: [
        say(m.resources_teachers_plan_minutes),
        say(m.resources_teachers_plan_class),
        say(m.resources_teachers_plan_you),
      ],
      steps: rowsOf(say(m.resources_teachers_plan_rows)).map(([minutes = '', group = '', you = '']) => ({
        minutes,
        group,
        you,
      })),
      more: say(m.resources_teachers_plan_more),
    },
    games: {
      title: say(m.resources_teachers_games),
      head: [
        say(m.resources_teachers_game),
        say(m.resources_teachers_trains),
        say(m.resources_teachers_good_for),
      ],
      rows: GAMES.map(([to, name, about]) => {
        const [[trains = '', goodFor = ''] = []] = rowsOf(say(about))
        return { to, name: say(name), trains, goodFor }
      }),
    },
    notesTitle: say(m.resources_teachers_notes),
    notes: listOf(say(m.resources_teachers_notes_list)),
    ways,
  }
}
