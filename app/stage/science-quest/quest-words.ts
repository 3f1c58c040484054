// Names of what lies on the bench, and what is said of it, in the words of the round.
import { m } from '#app/i18n/generated/messages.ts'
import { speciesOf } from '#engine/games/science-quest/matter/equation.ts'
import { equationOf } from '#engine/games/science-quest/matter/reactions.ts'
import type { Mission } from '#engine/games/science-quest/missions/mission.ts'
import { MISSIONS } from '#engine/games/science-quest/missions/missions.ts'
import type { ScienceQuestMove } from '#engine/games/science-quest/moves.ts'
import type { ScienceQuestEvent, ScienceQuestState } from '#engine/games/science-quest/state.ts'
import type { ToolMove } from '#engine/games/science-quest/tasks/bench.ts'
import { placesOf } from '#engine/games/science-quest/tasks/sort-rules.ts'
import { reasonFor, ruleOf, type ScienceQuestWords } from '#engine/games/science-quest/words/mission-words.ts'
import { HINT_STEPS } from '#engine/learning/missions/constants.ts'
import { findMission } from '#engine/learning/missions/mission.ts'
import type { ArAction, ArLesson, ArTask } from '../ar/ar-game.ts'
import { inSubscript } from './formula-text.ts'
import { signed } from './signed.ts'

export function missionIn({ band, mission }: Pick<ScienceQuestState, 'band' | 'mission'>): Mission {
  return findMission(MISSIONS[band], mission)
}

/** A thing by its name in the words; what has none is a formula and says itself. */
export function nameOf(words: ScienceQuestWords, thing: string): string {
  return words.things[thing] ?? inSubscript(thing)
}

export function placeName(words: ScienceQuestWords, place: string): string {
  return words.places[place]?.name ?? place
}

/** The atoms of a bench, numbered where there are several of an element. */
export function atomNames(words: ScienceQuestWords, atoms: readonly string[]): string[] {
  return atoms.map((symbol, place) => {
    const element = nameOf(words, symbol)
    if (atoms.filter((other) => other === symbol).length === 1) return element
    const number = atoms.slice(0, place + 1).filter((other) => other === symbol).length
    return m.quest_atom({ element, number })
  })
}

export function taskOf(state: ScienceQuestState, words: ScienceQuestWords): ArTask {
  const mission = words.missions[state.mission]
  const title = inSubscript(mission?.goal ?? '')
  const { phase, mistake } = state
  if (phase === 'feedback' || phase === 'reading') {
    return { title, note: inSubscript(mission?.why ?? ''), tone: 'right' }
  }
  if (mistake !== null) return { title, note: inSubscript(reasonFor(words, mistake)), tone: 'wrong' }
  const note = hintText(state, words)
  return { title, note, tone: note === null ? 'plain' : 'hint' }
}

/** The last step of help given; the third shows the next move beside the rule. */
function hintText(state: ScienceQuestState, words: ScienceQuestWords): string | null {
  if (state.hints === 0) return null
  if (state.hints === 1) return inSubscript(words.missions[state.mission]?.hint ?? '')
  return inSubscript(words.rules[ruleOf(missionIn(state))] ?? '')
}

export function actionOf(state: ScienceQuestState): ArAction<ScienceQuestMove> | null {
  if (state.phase === 'reading') {
    return { label: m.quest_next(), isReady: true, move: (ms) => ({ type: 'next', ms }) }
  }
  if (missionIn(state).task === 'sort') return null
  return { label: m.quest_check(), isReady: state.phase === 'working', move: (ms) => ({ type: 'check', ms }) }
}

export function hintOf({ phase, hints }: ScienceQuestState) {
  if (phase !== 'working') return null
  return { left: HINT_STEPS - hints, move: (ms: number): ScienceQuestMove => ({ type: 'hint', ms }) }
}

export function announcementOf(
  event: ScienceQuestEvent,
  state: ScienceQuestState,
  words: ScienceQuestWords,
): string | null {
  switch (event.type) {
    case 'changed':
      return changeWords(event.move, missionIn(state), words)
    case 'wrong':
      return inSubscript(reasonFor(words, event.mistake))
    case 'right':
      return m.quest_said_right({ points: event.points })
    case 'told':
      return inSubscript(words.missions[state.mission]?.why ?? '')
    case 'hint':
      return hintText(state, words)
    default:
      return null
  }
}

/** Why a mission's answer is what it is, once it is told. */
export function lessonOf(
  event: ScienceQuestEvent,
  state: ScienceQuestState,
  words: ScienceQuestWords,
): ArLesson | null {
  const mission = words.missions[state.mission]
  if (event.type !== 'told' || !mission) return null
  return { title: inSubscript(mission.goal), why: inSubscript(mission.why) }
}

function changeWords(move: ToolMove, mission: Mission, words: ScienceQuestWords): string | null {
  if (move.type === 'heat') return m.quest_said_heat({ celsius: signed(move.celsius) })
  if ((mission.task === 'sort' || mission.task === 'mix') && (move.type === 'put' || move.type === 'take')) {
    const thing = nameOf(words, mission.things[move.thing] ?? '')
    if (move.type === 'take') return m.quest_said_out({ thing })
    if (mission.task === 'mix') return m.quest_said_glass({ thing })
    return m.quest_said_put({ thing, place: placeName(words, placesOf(mission.by)[move.place] ?? '') })
  }
  if (mission.task === 'build' && (move.type === 'bond' || move.type === 'part')) {
    const names = atomNames(words, mission.atoms)
    const pair = { one: names[move.from] ?? '', other: names[move.to] ?? '' }
    return move.type === 'bond' ? m.quest_said_bond(pair) : m.quest_said_part(pair)
  }
  if ('reaction' in mission && move.type === 'set') {
    const formula = inSubscript(speciesOf(equationOf(mission.reaction))[move.species] ?? '')
    return m.quest_said_set({ count: move.count, formula })
  }
  return null
}

/** Only what chemistry has to say; pressing what is so already needs no answer. */
export function refusalText(code: string, words: ScienceQuestWords): string | null {
  return words.refusals[code] ?? null
}
