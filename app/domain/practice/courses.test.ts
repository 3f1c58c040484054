// Five kinds of learners go through every course: they get on, meet no dead end, and no question comes again while others are left.
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { DIFFICULTIES, type ExerciseDifficulty } from '#engine/curriculum/exercise.ts'
import { exerciseOf, fingerprint } from '#engine/curriculum/practice/ask.ts'
import { nextSkills } from '#engine/curriculum/practice/next-skills.ts'
import { practisable as practisableBefore } from '#engine/curriculum/practice/plan.ts'
import {
  createLearner,
  KINDS,
  type LearnerKind,
  type Played,
} from '#engine/curriculum/practice/simulated-learners.fixture.ts'
import { COURSES, type Course } from './courses.ts'

const isFull = process.env['TEST_FULL'] !== undefined
const SEEDS = isFull ? [1, 2, 3] : [1]
/** Sessions of ten questions that a skill of the course may take, on average. */
const SESSIONS_A_SKILL: Readonly<Record<Exclude<keyof typeof KINDS, 'guesser'>, number>> = {
  fast: 3,
  slow: 14,
  mistaken: 3,
  forgetful: 5,
}
/** For who holds a mistake until it was practised away elsewhere: it is noticed only when it comes twice before a session's last question. */
const MOST_SESSIONS = 20
/** Exercises drawn of a skill and difficulty, to know them all where they are few. */
const DRAWN = 60

const nameOf = ({ subject, language }: Course) => (language ? `${subject} ${language}` : subject)
/** In everyday tests a band of each course; mathematics, whose exercises are generated, has practice.test.ts in the engine. */
const TRACKS = COURSES.filter(({ subject }) => isFull || subject !== 'mathematics').flatMap((course, place) =>
  BANDS.filter((_, band) => isFull || band === place % BANDS.length).map(
    (band) => [nameOf(course), band, course] as const,
  ),
)

const practisable = ({ skills, generators }: Course, band: Band) =>
  skills.filter((skill) => skill.band === band && Object.hasOwn(generators, skill.id))

function drawnPrints({ generators }: Course, skill: string, difficulty: ExerciseDifficulty): Set<number> {
  const version = generators[skill]?.version ?? 0
  const seeds = Array.from({ length: DRAWN }, (_, seed) => seed)
  return new Set(
    seeds.map((seed) => fingerprint(exerciseOf(generators, { skill, version, difficulty, seed }))),
  )
}

/** What a skill can ask, by prints; `mistakes` are those that several of its questions tell of. */
function knownOf({ generators }: Course, skill: string): { prints: Set<number>; mistakes: string[] } {
  const version = generators[skill]?.version ?? 0
  const prints = new Set<number>()
  const told = new Map<string, Set<number>>()
  for (const difficulty of DIFFICULTIES) {
    for (let seed = 0; seed < DRAWN; seed++) {
      const exercise = exerciseOf(generators, { skill, version, difficulty, seed })
      const print = fingerprint(exercise)
      prints.add(print)
      for (const { misconception } of exercise.answer.wrong)
        told.set(misconception, (told.get(misconception) ?? new Set()).add(print))
    }
  }
  return { prints, mistakes: [...told].flatMap(([name, by]) => (by.size > 1 ? [name] : [])) }
}

/** Skills with a question that came again within the session although others of the skill had not come; `known`: prints by skill. */
function askedTooSoon(known: (skill: string) => ReadonlySet<number>, { state }: Played): string[] {
  return [...new Set(state.results.map(({ skill }) => skill))].filter((skill) => {
    const asked = state.results.flatMap((result, place) =>
      result.skill === skill ? [state.asked[place] ?? 0] : [],
    )
    const again = asked.findIndex((print, place) => asked.indexOf(print) < place)
    return again !== -1 && again < known(skill).size
  })
}

/** Questions that came again in another session of the skill although others of their difficulty had never come. */
function cameTooSoon(course: Course, kind: LearnerKind, skill: string): number {
  const learner = createLearner(kind, 5, course)
  const prints = new Map(
    DIFFICULTIES.map((difficulty) => [difficulty, drawnPrints(course, skill, difficulty)] as const),
  )
  const met = new Set<number>()
  let tooSoon = 0
  for (let session = 0; session < 4; session++) {
    const { state } = learner.practise(skill, { questions: 5 })
    const before = new Set(met)
    for (const [place, result] of state.results.entries()) {
      const print = state.asked[place] ?? 0
      if (result.skill !== skill) continue
      const others = [...(prints.get(result.difficulty) ?? [])]
      if (before.has(print) && others.some((other) => !met.has(other))) tooSoon += 1
      met.add(print)
    }
  }
  return tooSoon
}

/** Practises what comes next until nothing does. A day passes after each ten sessions. */
function goThrough(course: Course, band: Band, kind: LearnerKind, seed: number, most: number) {
  const skills = practisable(course, band)
  const learner = createLearner(kind, seed, course)
  const played: Played[] = []
  while (played.length <= most) {
    const plan = {
      skills,
      generators: course.generators,
      states: learner.states,
      grade: skills[0]?.grade ?? 0,
    }
    const [next] = nextSkills(plan, 1)
    if (next === undefined) break
    played.push(learner.practise(next))
    if (played.length % 10 === 0) learner.rest(1)
  }
  return { learner, played, left: skills.filter(({ id }) => !learner.isMaster(id)).map(({ id }) => id) }
}

describe.each(TRACKS)('%s, %s:', { timeout: 600_000 }, (_, band, course) => {
  const skills = practisable(course, band)
  const prints = new Map<string, ReadonlySet<number>>()
  const known = (skill: string) => {
    const found = prints.get(skill) ?? knownOf(course, skill).prints
    prints.set(skill, found)
    return found
  }

  test.each(Object.entries(SESSIONS_A_SKILL))('who is %s masters every skill', (name, sessions) => {
    for (const seed of SEEDS) {
      const kind = KINDS[name as keyof typeof SESSIONS_A_SKILL]
      const { left, played } = goThrough(course, band, kind, seed, sessions * skills.length)
      expect(left).toEqual([])
      if (name === 'fast') expect(played.flatMap((one) => askedTooSoon(known, one))).toEqual([])
    }
  })

  test.runIf(course.subject !== 'mathematics')(
    'nobody is asked again what an earlier session asked, too soon',
    () => {
      for (const name of ['fast', 'slow', 'forgetful'] as const) {
        const tooSoon = skills.map(({ id }) => cameTooSoon(course, KINDS[name], id))
        expect({ name, tooSoon: tooSoon.reduce((sum, one) => sum + one, 0) }).toEqual({ name, tooSoon: 0 })
      }
    },
  )

  test('who guesses is always asked on, and masters next to nothing', () => {
    for (const seed of SEEDS) {
      const learner = createLearner(KINDS.guesser, seed, course)
      const mastered = skills.filter(({ id }) => {
        for (let session = 0; session < 3; session++)
          expect(learner.practise(id).state.results).toHaveLength(10)
        return learner.isMaster(id)
      })
      expect(mastered.length).toBeLessThanOrEqual(Math.ceil(skills.length / 20))
    }
  })

  test.runIf(course.subject === 'language')('who holds a mistake gets over it at what stands before', () => {
    const byId = new Map(course.skills.map((skill) => [skill.id, skill]))
    const held = skills
      .filter(({ id }) => practisableBefore(id, byId, course.generators).length > 0)
      .flatMap(({ id }) => knownOf(course, id).mistakes.map((mistake) => ({ id, mistake })))
    for (const { id, mistake } of isFull ? held : held.slice(0, 3)) {
      const kind = { ...KINDS.mistaken, misconception: { name: mistake, curedBy: 4 } }
      const learner = createLearner(kind, 7, course)
      for (let sessions = 0; sessions < MOST_SESSIONS && !learner.isMaster(id); sessions++)
        learner.practise(id)
      expect({ id, mistake, isMaster: learner.isMaster(id) }).toEqual({ id, mistake, isMaster: true })
    }
  })
})
