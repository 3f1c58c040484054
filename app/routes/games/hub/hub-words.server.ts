// The hub's own words in the one language asked for. They come with the page's data: as messages, all of them in all four
// languages would be part of the first load.
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Band } from '#engine/core/bands.ts'
import type { GameId } from '#engine/games/catalogue.ts'
import type { CoreSubjectId } from '#engine/games/core-subjects.ts'

export interface GradeWords {
  /** Which school level's games are shown. */
  showing: string
  about: string
  /** Three to five. */
  skills: readonly string[]
  /** Of the core subjects. */
  title: string
  blurb: string
}

export interface CoreWords {
  title: string
  about: Readonly<Record<Band, string>>
}

interface Titled {
  title: string
  text: string
}

export interface HubWords {
  /** Between asterisks stands the phrase that is inked; where it stands is the language's own choice. */
  title: string
  lead: string
  noGrade: string
  arNotice: string
  /** A round of an earlier visit has been credited. */
  credited: string
  listTitle: string
  grades: Readonly<Record<Band, GradeWords>>
  core: Readonly<Record<CoreSubjectId, CoreWords>>
  open: string
  games: Readonly<Record<GameId, string>>
  yours: {
    title: string
    emptyTitle: string
    emptyText: string
    best: string
    last: string
    columns: readonly string[]
    kept: string
  }
  why: { title: string; play: Titled; skills: Titled; progress: Titled }
  adults: Titled & { teachers: string; parents: string }
}

type Message = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

export function hubWords(locale: Locale): HubWords {
  const say = (message: Message) => message({}, { locale })
  const titled = (title: Message, text: Message) => ({ title: say(title), text: say(text) })
  return {
    title: say(m.games_title),
    lead: say(m.games_lead),
    noGrade: say(m.games_no_grade),
    arNotice: say(m.games_ar_notice),
    credited: say(m.progress_credited),
    listTitle: say(m.games_list_title),
    grades: {
      elementary: {
        showing: say(m.games_showing_elementary),
        about: say(m.games_level_elementary),
        skills: say(m.games_skills_elementary).split(' | '),
        title: say(m.games_list_for_elementary),
        blurb: say(m.games_blurb_elementary),
      },
      middle: {
        showing: say(m.games_showing_middle),
        about: say(m.games_level_middle),
        skills: say(m.games_skills_middle).split(' | '),
        title: say(m.games_list_for_middle),
        blurb: say(m.games_blurb_middle),
      },
      high: {
        showing: say(m.games_showing_high),
        about: say(m.games_level_high),
        skills: say(m.games_skills_high).split(' | '),
        title: say(m.games_list_for_high),
        blurb: say(m.games_blurb_high),
      },
    },
    core: coreWords(locale),
    open: say(m.games_core_open),
    games: {
      mathMaster: say(m.catalogue_about_mathMaster),
      scienceExplorer: say(m.catalogue_about_scienceExplorer),
      wordWorks: say(m.catalogue_about_wordWorks),
      historyQuest: say(m.catalogue_about_historyQuest),
      mathMaze: say(m.catalogue_about_mathMaze),
      scienceQuest: say(m.catalogue_about_scienceQuest),
      wordWizard: say(m.catalogue_about_wordWizard),
      historyHunt: say(m.catalogue_about_historyHunt),
    },
    yours: {
      title: say(m.games_yours_title),
      emptyTitle: say(m.games_yours_empty_title),
      emptyText: say(m.games_yours_empty_text),
      best: say(m.games_best_title),
      last: say(m.games_last_title),
      columns: [
        m.games_column_game,
        m.games_column_grade,
        m.games_column_score,
        m.games_column_stars,
        m.games_column_right,
        m.games_column_when,
      ].map(say),
      kept: say(m.games_kept_here),
    },
    why: {
      title: say(m.games_why_title),
      play: titled(m.games_why_play_title, m.games_why_play_text),
      skills: titled(m.games_why_skills_title, m.games_why_skills_text),
      progress: titled(m.games_why_progress_title, m.games_why_progress_text),
    },
    adults: {
      ...titled(m.games_adults_title, m.games_adults_text),
      teachers: say(m.games_adults_teachers),
      parents: say(m.games_adults_parents),
    },
  }
}

/** Titles of the core subject cards, and what they are about in each grade. */
export function coreWords(locale: Locale): HubWords['core'] {
  const say = (message: Message) => message({}, { locale })
  return {
    numberStudio: {
      title: say(m.games_core_numberStudio),
      about: {
        elementary: say(m.games_core_numberStudio_elementary),
        middle: say(m.games_core_numberStudio_middle),
        high: say(m.games_core_numberStudio_high),
      },
    },
    discoveryLab: {
      title: say(m.games_core_discoveryLab),
      about: {
        elementary: say(m.games_core_discoveryLab_elementary),
        middle: say(m.games_core_discoveryLab_middle),
        high: say(m.games_core_discoveryLab_high),
      },
    },
    storyWorkshop: {
      title: say(m.games_core_storyWorkshop),
      about: {
        elementary: say(m.games_core_storyWorkshop_elementary),
        middle: say(m.games_core_storyWorkshop_middle),
        high: say(m.games_core_storyWorkshop_high),
      },
    },
    timeTravel: {
      title: say(m.games_core_timeTravel),
      about: {
        elementary: say(m.games_core_timeTravel_elementary),
        middle: say(m.games_core_timeTravel_middle),
        high: say(m.games_core_timeTravel_high),
      },
    },
  }
}
