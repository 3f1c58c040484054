// What is said of a round of History Hunt: the slip, the announcements, why a move was not taken.
import { m } from '#app/i18n/generated/messages.ts'
import { artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { SIDES_TO_LOOK_AT } from '#engine/games/history-hunt/constants.ts'
import { missionAt } from '#engine/games/history-hunt/missions.ts'
import type { HistoryHuntRefusal } from '#engine/games/history-hunt/rules.ts'
import type { HistoryHuntEvent, HistoryHuntState, News } from '#engine/games/history-hunt/state.ts'
import { type HuntWords, type MissionWords, sayDate, sayMistake } from '#engine/games/history-hunt/words.ts'
import type { ArLesson, ArTask } from '../ar/ar-game.ts'

export function huntTask(state: HistoryHuntState, words: HuntWords): ArTask {
  if (state.mission === null) {
    const isFirst = state.finished.length === 0
    return {
      title: m.hunt_choose(),
      note: isFirst ? null : m.hunt_choose_note(),
      tone: isFirst ? 'plain' : 'right',
    }
  }
  const mission = missionWords(state, state.mission, words)
  const { news } = state
  return {
    title: mission.task,
    note: news && sayNews(news, state, mission, words),
    tone: news === null || news.kind === 'clue' ? 'plain' : news.kind,
  }
}

/** The words of the mission at this place of the round. */
export function missionWords(
  { band }: Pick<HistoryHuntState, 'band'>,
  mission: number,
  { missions }: HuntWords,
): MissionWords {
  const { id } = missionAt(band, mission)
  const found = missions[band][id]
  if (!found) throw new Error(`no words for the mission ${id}`)
  return found
}

function sayNews(
  news: News,
  { hints }: HistoryHuntState,
  mission: MissionWords,
  words: HuntWords,
): string | null {
  switch (news.kind) {
    case 'clue':
      return m.hunt_clue({
        side: words.sentences.sides[news.side],
        clue: words.artefacts[news.artefact].clues[news.side] ?? '',
      })
    case 'hint':
      return mission.hints[hints - 1] ?? null
    case 'wrong':
      return sayMistake(news.mistake, words)
    case 'right':
      return sayRight(news, words)
  }
}

function sayRight({ task, artefact }: Extract<News, { kind: 'right' }>, words: HuntWords): string {
  if (task === 'order') return m.hunt_right_order()
  return task === 'date'
    ? m.hunt_right_date({ date: sayDate(artefactOf(artefact).date, words.sentences) })
    : m.hunt_right_match({ change: words.artefacts[artefact].change })
}

/** Null where the new task says it all. The last answer of a mission is told with its star. */
export function announceHunt(
  event: HistoryHuntEvent,
  state: HistoryHuntState,
  words: HuntWords,
): string | null {
  switch (event.type) {
    case 'clue':
      return sayClue(event, state, words)
    case 'right':
      return sayRight({ kind: 'right', task: event.task, artefact: event.artefact }, words)
    case 'laid':
      return m.hunt_right_order()
    case 'hint':
    case 'wrong':
      return huntTask(state, words).note
    case 'star':
      return m.hunt_star()
    default:
      return null
  }
}

/** The artefact of a right answer, and what was right. */
export function huntLesson(
  event: HistoryHuntEvent,
  _state: HistoryHuntState,
  words: HuntWords,
): ArLesson | null {
  // That something is in its place teaches nothing about it.
  if (event.type !== 'right' || event.task === 'order') return null
  const { task, artefact } = event
  const why = sayRight({ kind: 'right', task, artefact }, words)
  return { title: words.artefacts[artefact].name, why, thing: artefact }
}

/** With the first question, once enough sides were seen for it. */
function sayClue(
  { artefact }: Extract<HistoryHuntEvent, { type: 'clue' }>,
  state: HistoryHuntState,
  words: HuntWords,
): string | null {
  const { note } = huntTask(state, words)
  const find = state.finds.find((one) => one.artefact === artefact)
  const isEnough = find?.seen.length === SIDES_TO_LOOK_AT && find.done.length === 0
  return isEnough ? `${note} ${words.sentences.tasks.date}` : note
}

export function huntRefusal(code: HistoryHuntRefusal): string | null {
  if (code === 'look_first') return m.hunt_look_first({ sides: String(SIDES_TO_LOOK_AT) })
  if (code === 'date_first') return m.hunt_date_first()
  return code === 'ruled_out' ? m.hunt_tried() : null
}
