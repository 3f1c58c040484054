// What is said of a mission, in the words of the round.
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { spelledBy } from '#engine/games/word-wizard/maze.ts'
import { MISSIONS } from '#engine/games/word-wizard/missions/missions.ts'
import type { WordMission } from '#engine/games/word-wizard/missions/word-mission.ts'
import type { WordWizardMove } from '#engine/games/word-wizard/moves.ts'
import type { WordWizardState } from '#engine/games/word-wizard/rules.ts'
import { reasonFor, type WordWizardWords } from '#engine/games/word-wizard/words/mission-words.ts'
import { HINT_STEPS } from '#engine/learning/missions/constants.ts'
import { findMission } from '#engine/learning/missions/mission.ts'
import type { ArAction, ArLesson, ArTask } from '../ar/ar-game.ts'
import type { WordWizardEvent } from './wizard-play.ts'

function missionIn({
  band,
  language,
  mission,
}: Pick<WordWizardState, 'band' | 'language' | 'mission'>): WordMission {
  return findMission(MISSIONS[language][band], mission)
}

/** What is read out of the word asked: a Chinese character where the page has pinyin. */
export function spokenWord(
  { mission }: Pick<WordWizardState, 'mission'>,
  { missions }: WordWizardWords,
): string {
  return missions[mission]?.say ?? mission
}

export function spelledIn({ bench }: Pick<WordWizardState, 'bench'>): string {
  return spelledBy(bench.maze, bench.way)
}

export function taskOf(state: WordWizardState, words: WordWizardWords): ArTask {
  const mission = missionIn(state)
  const title = words.missions[mission.id]?.clue ?? ''
  const { phase, mistake } = state
  if (phase === 'feedback' || phase === 'reading') {
    const text = words.missions[mission.id]
    const word = text?.say === undefined ? mission.id : m.wizard_said_as({ text: mission.id, word: text.say })
    return { title, note: `${m.wizard_right({ word })}${sentenceGap()}${text?.why ?? ''}`, tone: 'right' }
  }
  if (mistake !== null) {
    return {
      title,
      note: m.wizard_wrong({ word: mistake.spelled, reason: reasonFor(words, mission, mistake) }),
      tone: 'wrong',
    }
  }
  const note = hintText(state, words)
  return { title, note, tone: note === null ? 'plain' : 'hint' }
}

/** The last step of help given; the third shows the next step beside the rule. */
function hintText(state: WordWizardState, words: WordWizardWords): string | null {
  if (state.hints === 0) return null
  const { id, rule } = missionIn(state)
  return (state.hints === 1 ? words.missions[id]?.hint : words.rules[rule]) ?? null
}

export function actionOf(state: WordWizardState): ArAction<WordWizardMove> | null {
  if (state.phase !== 'reading') return null
  return { label: m.wizard_next(), isReady: true, move: (ms) => ({ type: 'next', ms }) }
}

export function hintOf({ phase, hints }: WordWizardState) {
  if (phase !== 'working') return null
  return { left: HINT_STEPS - hints, move: (ms: number): WordWizardMove => ({ type: 'hint', ms }) }
}

export function announcementOf(
  event: WordWizardEvent,
  state: WordWizardState,
  words: WordWizardWords,
): string | null {
  switch (event.type) {
    case 'wrong':
      return reasonFor(words, missionIn(state), event.mistake)
    case 'right':
      return m.wizard_said_points({ points: event.points })
    case 'told':
      return words.missions[state.mission]?.why ?? null
    case 'hint':
      return hintText(state, words)
    default:
      return null
  }
}

/** The word that was spelled and why it is spelled so, once it is told. */
export function lessonOf(
  event: WordWizardEvent,
  state: WordWizardState,
  words: WordWizardWords,
): ArLesson | null {
  if (event.type !== 'told') return null
  const { title, note } = taskOf(state, words)
  return note === null ? null : { title, why: note }
}

/** What the walked way spells: the list says it with every step. */
export function spelledWords(state: Pick<WordWizardState, 'bench'>): string {
  const text = spelledIn(state)
  return text === '' ? m.wizard_nothing_spelled() : m.wizard_spelled({ text })
}
