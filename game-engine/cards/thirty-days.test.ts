// A set studied for thirty days as pages and server do it, beside cards that ts-fsrs keeps itself: on every day both have the same
// cards to ask, and afterwards the same memory of each.
import { type Card, createEmptyCard, fsrs } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { type Dice, seedRandom, withDice } from '../core/random.ts'
import { type Candidate, planStudy } from './plan-study.ts'
import { afterAll, GRADES, type Grade, type Graded, isKnown, type Memory, TWO_GRADES } from './schedule.ts'
import { answered, nextPlace, studyOf } from './study.ts'

const START = Date.UTC(2026, 8, 1)
const DAYS = 30
const DAY = 86_400_000
const HOUR = 3_600_000
const IDS = Array.from({ length: 60 }, (_, index) => `card ${index}`)
const SECONDS_EACH = 10
/** Less than the new cards of the first days take, more than what is due later. */
const SECONDS = 15 * 60

interface Answer extends Graded {
  readonly cardId: string
}

/** Of one day, both ways. */
interface Day {
  readonly asked: { readonly ours: readonly string[]; readonly theirs: readonly string[] }
  readonly answers: number
  /** Of each card after the day: as the page promised it, as the server keeps it, and by ts-fsrs. */
  readonly memories: Readonly<Record<'page' | 'server' | 'theirs', readonly (Memory | null)[]>>
}

/** As the server has it: from all reviews of a face, in their order. */
const memoryOf = (cardId: string, answers: readonly Answer[]) =>
  afterAll(
    null,
    answers.filter((answer) => answer.cardId === cardId),
  )

/** As the page does it: what is planned for the time there is, asked until nothing is left. */
function session(candidates: readonly Candidate[], start: number, grade: () => Grade, dice: Dice) {
  let study = studyOf(planStudy(candidates, { now: start, seconds: SECONDS, secondsEach: SECONDS_EACH }))
  const planned = study.faces
  const answers: Answer[] = []
  let now = start
  for (let place = nextPlace(study, now); place !== null; place = nextPlace(study, now)) {
    now += dice.int(3_000, 25_000)
    if (answers.length > 500) throw new Error('the session never ended')
    const given = { grade: grade(), at: now }
    answers.push({ cardId: study.faces[place]?.cardId ?? '', ...given })
    study = answered(study, place, given)
  }
  return { planned, answers, faces: study.faces }
}

/** The days of somebody who comes at another hour each day, and on one in five not at all. */
function studyFor(grades: readonly Grade[], dice: Dice) {
  const theirs = fsrs()
  const cards = new Map<string, Card>(IDS.map((id) => [id, createEmptyCard(new Date(START))]))
  const reviews: Answer[] = []
  const forgets = () => dice.int(1, 8) === 1
  const others = grades.filter((grade) => grade !== 1)
  const days = Array.from({ length: DAYS }, (_, index): Day | null => {
    const now = START + index * DAY + dice.int(0, 22 * HOUR)
    if (index > 0 && dice.int(1, 5) === 1) return null
    const candidates = IDS.map((cardId) => ({
      cardId,
      face: 'front',
      memory: memoryOf(cardId, reviews),
    }))
    const due = [...cards].filter(([, { reps, due }]) => reps > 0 && due.getTime() <= now)
    due.sort(([, a], [, b]) => a.due.getTime() - b.due.getTime())
    const { planned, answers, faces } = session(
      candidates,
      now,
      () => (forgets() ? 1 : dice.pick(others)),
      dice,
    )
    for (const { cardId, grade, at } of answers)
      cards.set(
        cardId,
        theirs.next(cards.get(cardId) ?? createEmptyCard(new Date(at)), new Date(at), grade).card,
      )
    reviews.push(...answers)
    const known = new Map([...candidates, ...faces].map(({ cardId, memory }) => [cardId, memory]))
    return {
      asked: {
        ours: planned.filter(({ memory }) => memory !== null).map(({ cardId }) => cardId),
        theirs: due.map(([cardId]) => cardId),
      },
      answers: answers.length,
      memories: {
        page: IDS.map((id) => known.get(id) ?? null),
        server: IDS.map((id) => memoryOf(id, reviews)),
        theirs: IDS.map((id) => asMemory(cards.get(id))),
      },
    }
  })
  return { days, memories: IDS.map((id) => memoryOf(id, reviews)) }
}

function asMemory(card: Card | undefined): Memory | null {
  if (!card?.last_review) return null
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    step: card.learning_steps,
    scheduledDays: card.scheduled_days,
    reviews: card.reps,
    lapses: card.lapses,
    reviewedAt: card.last_review.getTime(),
    dueAt: card.due.getTime(),
  }
}

describe.each([
  ['two buttons', TWO_GRADES, 1],
  ['four buttons', GRADES, 2],
] as const)('thirty days of %s', (_, grades, seed) => {
  const [{ days, memories }] = withDice(seedRandom(seed), (dice) => studyFor(grades, dice))

  it('have on each day the cards that are due by ts-fsrs, and leave its memory of each', () => {
    for (const [index, day] of days.entries()) {
      expect(day?.asked.ours, `asked on day ${index + 1}`).toEqual(day?.asked.theirs)
      expect(day?.memories.page, `shown after day ${index + 1}`).toEqual(day?.memories.theirs)
      expect(day?.memories.server, `kept after day ${index + 1}`).toEqual(day?.memories.theirs)
    }
  })

  it('have days missed, days with much due, and cards forgotten and learned again', () => {
    expect(days.filter((day) => day === null).length).toBeGreaterThan(1)
    expect(Math.max(...days.map((day) => day?.asked.ours.length ?? 0))).toBeGreaterThan(15)
    expect(memories.reduce((sum, memory) => sum + (memory?.lapses ?? 0), 0)).toBeGreaterThan(10)
  })

  it('end with everything learned and little to do', () => {
    expect(memories.filter(isKnown).length).toBeGreaterThan(0.9 * IDS.length)
    const last = days.slice(-7).reduce((sum, day) => sum + (day?.answers ?? 0), 0) / 7
    expect(last).toBeLessThan((days[0]?.answers ?? 0) / 4)
  })
})
