// The words of /study-tools in the one language asked for, and the sample sets of the spec (001 section 2).
import * as m from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type ToolsWords = ReturnType<typeof toolsWords>

/** Sets to look at: how many cards they hold, and how much of them is learned, in percent. */
const SAMPLE_SETS = [
  {
    id: 'math',
    title: m.tools_set_math,
    about: m.tools_set_math_about,
    art: 'cards-math',
    cards: 15,
    done: 20,
  },
  {
    id: 'science',
    title: m.tools_set_science,
    about: m.tools_set_science_about,
    art: 'cards-science',
    cards: 25,
    done: 0,
  },
] as const

export function toolsWords(locale: Locale) {
  const o = { locale }
  return {
    name: m.shell_study_tools({}, o),
    title: m.tools_title({}, o),
    lead: m.tools_lead({}, o),
    tabs: m.tools_tabs({}, o),
    tabNames: {
      flashcards: m.tools_tab_cards({}, o),
      games: m.tools_tab_games({}, o),
      tests: m.tools_tab_tests({}, o),
      timeline: m.tools_tab_timeline({}, o),
    },
    cards: {
      title: m.tools_sets_title({}, o),
      lead: m.tools_sets_lead({}, o),
      create: m.tools_sets_new({}, o),
      study: m.tools_set_study({}, o),
      blank: m.tools_set_blank({}, o),
      blankText: m.tools_set_blank_text({}, o),
      sets: SAMPLE_SETS.map(({ id, title, about, art, cards, done }) => ({
        id,
        art,
        title: title({}, o),
        about: about({}, o),
        cards: m.tools_set_cards({ count: cards }, o),
        done,
        doneText: m.tools_set_done({ percent: done }, o),
      })),
    },
    games: {
      title: m.tools_games_title({}, o),
      all: m.tools_games_all({}, o),
      cards: [
        {
          id: 'maze',
          art: 'maze',
          title: m.catalogue_name_mathMaze({}, o),
          text: m.catalogue_about_mathMaze({}, o),
          note: m.tools_maze_levels({}, o),
          isComing: false,
          action: m.tools_maze_play({}, o),
        },
        {
          id: 'quest',
          art: 'ar-lab',
          title: m.catalogue_name_scienceQuest({}, o),
          text: m.catalogue_about_scienceQuest({}, o),
          note: m.tools_quest_soon({}, o),
          isComing: true,
          action: m.tools_quest_preview({}, o),
        },
        {
          id: 'more',
          art: 'play-board',
          title: m.tools_more_title({}, o),
          text: m.tools_more_text({}, o),
          note: null,
          isComing: false,
          action: m.tools_more_browse({}, o),
        },
      ] as const,
    },
    tests: {
      title: m.tools_tests_title({}, o),
      lead: m.tools_tests_lead({}, o),
      ways: [
        {
          feature: 'testCreate',
          art: 'pen-and-paper',
          action: m.tools_test_create({}, o),
          text: m.tools_test_create_text({}, o),
        },
        {
          feature: 'studyGuide',
          art: 'worksheet',
          action: m.tools_test_guide({}, o),
          text: m.tools_test_guide_text({}, o),
        },
        {
          feature: 'testFromSubject',
          art: 'abacus',
          action: m.tools_test_subject({}, o),
          text: m.tools_test_subject_text({}, o),
        },
      ] as const,
      empty: m.tools_tests_empty({}, o),
      emptyText: m.tools_tests_empty_text({}, o),
      generate: m.tools_tests_generate({}, o),
    },
    plan: {
      title: m.tools_plan_title({}, o),
      lead: m.tools_plan_lead({}, o),
      date: m.tools_plan_date({}, o),
      create: m.tools_plan_create({}, o),
      /** The stops of a drawn example, the last of them the test. */
      way: m.tools_plan_way({}, o).split(' | '),
      empty: m.tools_plans_empty({}, o),
      emptyText: m.tools_plans_empty_text({}, o),
      start: m.tools_plans_start({}, o),
    },
    tips: {
      title: m.tools_tips_title({}, o),
      tips: [
        { art: 'clock-chunks', title: m.tools_tip_chunks({}, o), text: m.tools_tip_chunks_text({}, o) },
        { art: 'review-hops', title: m.tools_tip_review({}, o), text: m.tools_tip_review_text({}, o) },
        { art: 'two-bubbles', title: m.tools_tip_teach({}, o), text: m.tools_tip_teach_text({}, o) },
      ] as const,
      more: m.tools_tips_more({}, o),
    },
  }
}
