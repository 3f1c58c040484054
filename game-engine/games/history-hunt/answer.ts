// Dating, laying and matching one artefact: what may be answered when, and what an answer changes.
import { afterClosing } from '#engine/learning/learner.ts'
import { START_RATING } from '#engine/learning/rating.ts'
import { POINTS, SIDES_TO_LOOK_AT, SPANS } from './constants.ts'
import { isOlder, judgeChange, judgePlace, judgeSpan, judgeYear } from './judge.ts'
import type { MissionTask } from './mission.ts'
import { MISSIONS } from './missions.ts'
import type { MatchMove, PlaceMove, SpanMove, YearMove } from './moves.ts'
import type { Find, HistoryHuntEvent, HistoryHuntState, Mistake } from './state.ts'

export type Answer = SpanMove | YearMove | PlaceMove | MatchMove

/**
 * - not_asked: the mission does not ask this
 * - answered: this was answered rightly before
 * - look_first: too few sides were looked at
 * - date_first: the artefact is not dated yet
 * - no_such_answer: there is no such span, place or change, or another kind of date is wanted
 * - ruled_out: this was wrong before
 */
export type AnswerRefusal =
  | 'not_asked'
  | 'answered'
  | 'look_first'
  | 'date_first'
  | 'no_such_answer'
  | 'ruled_out'

const TASKS = { date: 'date', place: 'order', match: 'match' } as const satisfies Record<
  Answer['type'],
  MissionTask
>

const SKILLS = {
  date: 'history.events',
  order: 'history.events',
  match: 'history.inventions',
} as const satisfies Record<MissionTask, string>

export function answerRefusal(
  state: HistoryHuntState,
  find: Find,
  move: Answer,
  tasks: readonly MissionTask[],
): AnswerRefusal | null {
  const task = TASKS[move.type]
  if (!tasks.includes(task)) return 'not_asked'
  if (find.done.includes(task)) return 'answered'
  if (find.seen.length < SIDES_TO_LOOK_AT) return 'look_first'
  if (task !== 'date' && !find.done.includes('date')) return 'date_first'
  if (!isAnswer(state, move)) return 'no_such_answer'
  return isRuledOut(find, move) ? 'ruled_out' : null
}

function isAnswer({ band, timeline, changes, finds }: HistoryHuntState, move: Answer): boolean {
  if (move.type === 'place') return move.position <= timeline.length
  if ('year' in move) return SPANS[band].length === 0
  if ('span' in move) return move.span < SPANS[band].length
  const change = changes[move.change]
  const isTaken = finds.some(({ artefact, done }) => artefact === change && done.includes('match'))
  return change !== undefined && !isTaken
}

function isRuledOut({ ruledOut }: Find, move: Answer): boolean {
  if ('span' in move) return ruledOut.spans.includes(move.span)
  return 'change' in move && ruledOut.changes.includes(move.change)
}

/** Null for a right answer. The move must not be one that is refused. */
export function judged(
  { band, timeline, changes }: HistoryHuntState,
  { artefact }: Find,
  move: Answer,
): Mistake | null {
  if (move.type === 'place') return judgePlace(artefact, move.position, timeline)
  if ('year' in move) return judgeYear(artefact, move.year)
  if ('span' in move) {
    const span = SPANS[band][move.span]
    if (span) return judgeSpan(artefact, span)
  } else {
    const change = changes[move.change]
    if (change) return judgeChange(artefact, change)
  }
  throw new RangeError('an answer that is to be refused')
}

export function withAnswer(
  state: HistoryHuntState,
  find: Find,
  move: Answer,
  mistake: Mistake | null,
  events: HistoryHuntEvent[],
): HistoryHuntState {
  const task = TASKS[move.type]
  const changed = { ...state, handled: state.handled + 1, thinkMs: 0 }
  if (mistake) {
    events.push({ type: 'wrong', task, mistake })
    const told = { ...changed, news: { kind: 'wrong', mistake } } as const
    return withFind(closed(told, state, task, 'wrong'), move, {
      ...find,
      missed: find.missed.includes(task) ? find.missed : [...find.missed, task],
      ruledOut: withRuledOut(find, move),
    })
  }
  const { artefact } = find
  const told = { ...changed, news: { kind: 'right', task, artefact } } as const
  const done = withFind(told, move, { ...find, done: [...find.done, task] })
  if (task !== 'order') return credited(done, state, find, task, events)
  const older = state.timeline.filter((other) => isOlder(other, artefact)).length
  const laid = { ...done, timeline: state.timeline.toSpliced(older, 0, artefact) }
  if (state.timeline.length > 0) return credited(laid, state, find, task, events)
  events.push({ type: 'laid', artefact })
  return laid
}

function withFind(state: HistoryHuntState, move: Answer, find: Find): HistoryHuntState {
  return { ...state, finds: state.finds.with(move.find, find) }
}

function withRuledOut({ ruledOut }: Find, move: Answer): Find['ruledOut'] {
  if ('span' in move) return { ...ruledOut, spans: [...ruledOut.spans, move.span] }
  if ('change' in move) return { ...ruledOut, changes: [...ruledOut.changes, move.change] }
  return ruledOut
}

function credited(
  state: HistoryHuntState,
  before: HistoryHuntState,
  { artefact, missed }: Find,
  task: MissionTask,
  events: HistoryHuntEvent[],
): HistoryHuntState {
  const each = missed.includes(task) ? POINTS.later : POINTS.firstTry
  const points = each * missionNumber(before)
  events.push({ type: 'right', task, artefact, points })
  return closed({ ...state, score: state.score + points }, before, task, 'right')
}

function closed(
  state: HistoryHuntState,
  { learner, thinkMs, hints }: HistoryHuntState,
  task: MissionTask,
  kind: 'right' | 'wrong',
): HistoryHuntState {
  return {
    ...state,
    learner: afterClosing(learner, {
      skill: SKILLS[task],
      item: START_RATING,
      kind,
      thinkMs,
      hinted: hints > 0,
    }),
  }
}

/** From 1, as the band counts its missions; missions of extra levels count as the first time. */
function missionNumber({ band, mission }: HistoryHuntState): number {
  return ((mission ?? 0) % MISSIONS[band].length) + 1
}
