// Practice on the server: the seed is its own, the log is played again, and everything is stored once.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { NO_ENTITLEMENTS } from '#app/domain/play/entitlements.ts'
import { KEEP_GUESTS_MS, KEEP_OPEN_MS } from '#app/domain/play/forget-old-rounds.server.ts'
import { readProgress } from '#app/domain/progress/read-progress.server.ts'
import { replayMoves } from '#engine/core/replay.ts'
import { createSession } from '#engine/core/session.ts'
import { exerciseOf } from '#engine/curriculum/practice/ask.ts'
import type { PracticeMove } from '#engine/curriculum/practice/moves.ts'
import { createPracticeRules } from '#engine/curriculum/practice/rules.ts'
import { givenOf } from '#engine/curriculum/practice/simulated-learners.fixture.ts'
import { isMastered } from '#engine/curriculum/practice/skill-state.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { ALL_GENERATORS } from './courses.ts'
import { creditPractice } from './credit-practice.server.ts'
import { practiceErased } from './erase-practice.server.ts'
import { exportPractice } from './export-practice.server.ts'
import { finishPractice } from './finish-practice.server.ts'
import { forgetOldPractice } from './forget-old-practice.server.ts'
import type { OpenPractice } from './practice.types.ts'
import { readSkills } from './read-skills.server.ts'
import { type StartPracticeInput, startPractice } from './start-practice.server.ts'

const RULES = createPracticeRules(ALL_GENERATORS)
const DAY = 86_400_000
const FRACTIONS = { skill: 'unit-fractions', language: 'en', end: { questions: 10 } } as const

let ctx: TestContext
let player: string

beforeEach(() => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  player = crypto.randomUUID()
})

async function start(input: Partial<StartPracticeInput> = {}): Promise<OpenPractice> {
  const started = await startPractice(ctx, {
    ...FRACTIONS,
    playerId: player,
    attemptId: ctx.newId(),
    ...input,
  })
  if (!started.ok) throw new Error(started.code)
  return started.value
}

/** A log in which every answer is right at once, or every solution is shown. */
function play({ options }: OpenPractice, right = true, ms = 3_000): PracticeMove[] {
  const session = createSession(RULES, options)
  while (session.getState().phase !== 'over') {
    const { phase, question } = session.getState()
    const { answer } = exerciseOf(ALL_GENERATORS, question)
    const move: PracticeMove = right
      ? { type: 'answer', ms, given: givenOf(answer, answer.right) }
      : { type: 'show', ms }
    session.dispatch(phase === 'closed' ? { type: 'next', ms: 0 } : move)
  }
  return session.log()
}

const finish = (sessionId: string, moves: unknown, playerId = player) =>
  finishPractice(ctx, { playerId, sessionId, moves, entitlements: NO_ENTITLEMENTS })

/** A whole session, a quarter of an hour long by the server's clock. */
async function practise(right = true, input: Partial<StartPracticeInput> = {}) {
  const open = await start(input)
  ctx.clock.now += 900_000
  const finished = await finish(open.sessionId, play(open, right), input.playerId)
  if (!finished.ok) throw new Error(finished.code)
  return { open, ...finished.value }
}

describe('a practice session', () => {
  it('is opened once for an attempt', async () => {
    const attemptId = ctx.newId()
    const [first, again] = [await start({ attemptId }), await start({ attemptId })]
    expect(again).toEqual(first)
    expect((await start()).sessionId).not.toBe(first.sessionId)
  })

  it('is refused for a skill that has no exercises', async () => {
    for (const skill of ['constructor', 'integrals-of-nothing', 'name-shapes-and-more', ''])
      expect(await startPractice(ctx, { ...FRACTIONS, skill, playerId: player, attemptId: 'a' })).toEqual({
        ok: false,
        code: 'unknown_skill',
      })
  })

  it('moves what is known of the learner by what the replay says, and gives points', async () => {
    const { session, gain } = await practise()
    expect(session).toMatchObject({ skill: 'unit-fractions', asked: 10, right: 10, fixed: 0 })
    expect(gain).toMatchObject({ xp: 100, xpBefore: 0, xpAfter: 100, streakDays: 1 })
    const { states, due } = await readSkills(ctx, player)
    const state = states.get('unit-fractions')
    expect(state).toMatchObject({ seen: 10, right: 10 })
    expect(state && isMastered(state)).toBe(true)
    expect(session.mastered).toEqual(['unit-fractions'])
    expect(due).toEqual([])
    expect(await readProgress(ctx, player)).toMatchObject({ xp: 100, stars: 1, playedToday: true })
  })

  it('posted again, and many times at once, changes nothing', async () => {
    const open = await start()
    ctx.clock.now += 900_000
    const moves = play(open)
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(open.sessionId, moves)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await finish(open.sessionId, moves)).toEqual({ ok: false, code: 'round_already_finished' })
    const { states } = await readSkills(ctx, player)
    expect(states.get('unit-fractions')).toMatchObject({ seen: 10, right: 10 })
    expect(await readProgress(ctx, player)).toMatchObject({ xp: 100 })
  })

  it('counts what was done when it is finished early', async () => {
    const open = await start()
    ctx.clock.now += 900_000
    const log = [
      { type: 'show', ms: 3_000 },
      { type: 'stop', ms: 50 },
    ] as const
    expect(await finish(open.sessionId, log)).toMatchObject({ ok: true, value: { session: { asked: 1 } } })
  })

  it('is nobody else’s', async () => {
    const open = await start()
    ctx.clock.now += 900_000
    const moves = play(open)
    expect(await finish(open.sessionId, moves, 'somebody-else')).toEqual({ ok: false, code: 'unknown_round' })
    expect((await finish(open.sessionId, moves)).ok).toBe(true)
  })

  it.each<[string, (moves: PracticeMove[]) => unknown, string]>([
    ['cut short', (moves) => moves.slice(0, -1), 'round_not_over'],
    ['gone on after its end', (moves) => [...moves, { type: 'next', ms: 0 }], 'moves_after_end'],
    ['no list', () => ({ length: 3 }), 'malformed_log'],
    ['with answers that are none', () => [{ type: 'answer', ms: 5, given: { n: 1 } }], 'malformed_move'],
    ['of an answer nobody asked for', (moves) => [{ type: 'next', ms: 0 }, ...moves], 'illegal_move'],
    ['longer than the time since', (moves) => [{ type: 'tick', ms: 80_000_000 }, ...moves], 'clock_ahead'],
    ['faster than anybody reads', (moves) => moves.map((move) => ({ ...move, ms: 10 })), 'too_fast'],
    ['longer than any log', () => Array.from({ length: 20_001 }, () => 0), 'too_large'],
  ])('is refused when its log is %s', async (_, forge, code) => {
    const open = await start()
    ctx.clock.now += 900_000
    expect(await finish(open.sessionId, forge(play(open)))).toEqual({ ok: false, code })
    expect((await readSkills(ctx, player)).states.size).toBe(0)
    expect(await readProgress(ctx, player)).toBeNull()
  })

  it('of exercises that have changed since is refused by name', async () => {
    const open = await start()
    await ctx.db.$client
      .prepare(
        `update open_practices set options = json_set(options, '$.skills.unit-fractions.version', 0) where id = ?`,
      )
      .bind(open.sessionId)
      .run()
    expect(await finish(open.sessionId, play(open))).toEqual({ ok: false, code: 'rules_outdated' })
  })

  it('does not give more time than has passed to sessions played together', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => start()))
    ctx.clock.now += 60_000
    const codes = []
    for (const open of opened) {
      const finished = await finish(open.sessionId, play(open, true, 5_000))
      codes.push(finished.ok ? 'stored' : finished.code)
    }
    expect(codes.filter((code) => code === 'stored').length).toBeLessThanOrEqual(5)
    expect(codes).toContain('clock_ahead')
  })
})

describe('a session of written exercises', () => {
  const SILENT_E = { skill: 'en-silent-e', end: { questions: 20 } } as const

  it('is played again from their structure, and asks each before one comes twice', async () => {
    const { open, session } = await practise(true, SILENT_E)
    expect(session).toMatchObject({ skill: 'en-silent-e', asked: 20, right: 20 })
    // And what comes before it, where that has exercises.
    for (const skill of Object.keys(open.options.skills)) expect(skill).toMatch(/^en-/)
    const played = replayMoves(RULES, open.options, play(open))
    const asked = played.ok ? played.value.state.asked : []
    expect(new Set(asked.slice(0, 10)).size).toBe(10)
  })

  it('knows what earlier ones asked of a skill, once each; exercises that are generated are too many for that', async () => {
    const asked = async () => {
      const { open } = await practise(true, { ...SILENT_E, end: { questions: 5 } })
      const played = replayMoves(RULES, open.options, play(open))
      return {
        met: open.options.skills['en-silent-e']?.met,
        asked: played.ok ? played.value.state.asked : [],
      }
    }
    const first = await asked()
    expect(first.met).toBeUndefined()
    const second = await asked()
    expect(second.met).toEqual(first.asked)
    const third = await asked()
    expect(third.met).toEqual([...first.asked.filter((one) => !second.asked.includes(one)), ...second.asked])
    await practise()
    expect((await start()).options.skills['unit-fractions']).not.toHaveProperty('met')
  })

  it.each(['senses-and-body-systems', 'cold-war'])(
    'of a quiz is replayed without its words: %s',
    async (skill) => {
      const { session } = await practise(true, { skill, language: 'zh' })
      expect(session).toMatchObject({ skill, asked: 10, right: 10 })
    },
  )

  it('is refused in another language than its own', async () => {
    const asked = { ...FRACTIONS, ...SILENT_E, playerId: player, attemptId: ctx.newId() }
    for (const language of ['es', 'fr', 'zh'] as const)
      expect(await startPractice(ctx, { ...asked, language })).toEqual({ ok: false, code: 'unknown_skill' })
  })

  it('looks back at skills of its own course alone', async () => {
    await practise()
    ctx.clock.now += 30 * DAY
    expect((await readSkills(ctx, player)).due).toEqual(['unit-fractions'])
    expect((await start(SILENT_E)).options.due).toEqual([])
  })
})

describe('a mastered skill', () => {
  it('is due after days, comes up in other practice, and is put off again', async () => {
    await practise()
    ctx.clock.now += 30 * DAY
    expect((await readSkills(ctx, player)).due).toEqual(['unit-fractions'])
    const { open } = await practise(true, { skill: 'count-to-100' })
    expect(open.options.due).toEqual(['unit-fractions'])
    expect((await readSkills(ctx, player)).due).toEqual([])
  })

  it('is mastered no longer when it goes wrong', async () => {
    await practise()
    ctx.clock.now += 30 * DAY
    await practise(false)
    const state = (await readSkills(ctx, player)).states.get('unit-fractions')
    expect(state && isMastered(state)).toBe(false)
  })
})

describe('what a guest practised', () => {
  it('goes to the account once, and a skill both know stays as the better known', async () => {
    const guestId = crypto.randomUUID()
    await practise(true, { playerId: guestId })
    await practise(true, { playerId: guestId, skill: 'count-to-100', end: { questions: 5 } })
    await practise(true, { skill: 'count-to-100', end: { questions: 20 } })
    const waiting = await start({ playerId: guestId })
    const mine = signedInAs(ctx, player)
    await creditPractice(mine, { guestId, userId: player })
    await creditPractice(mine, { guestId, userId: player })
    const { states } = await readSkills(ctx, player)
    expect(states.get('unit-fractions')).toMatchObject({ seen: 10 })
    expect(states.get('count-to-100')?.seen).toBeGreaterThanOrEqual(10)
    expect((await readSkills(ctx, guestId)).states.size).toBe(0)
    ctx.clock.now += 900_000
    expect((await finish(waiting.sessionId, play(waiting))).ok).toBe(true)
  })
})

describe('what is kept of practice', () => {
  it('is exported without ids of ours, and erased with the account', async () => {
    await practise()
    await start()
    const kept = await exportPractice(ctx, player)
    expect(kept).toMatchObject({
      open: [{ skill: 'unit-fractions', language: 'en' }],
      finished: [{ skill: 'unit-fractions', asked: 10, right: 10, mastered: ['unit-fractions'] }],
      skills: [{ skill: 'unit-fractions', seen: 10 }],
    })
    expect(JSON.stringify(kept)).not.toContain(player)
    await runBatch(ctx.db, practiceErased(ctx, player))
    expect(await exportPractice(ctx, player)).toEqual({ open: [], finished: [], skills: [], missed: [] })
  })

  it('is forgotten when a guest has been away for a year, unfinished sessions after two weeks', async () => {
    await practise()
    await start()
    ctx.clock.now += KEEP_OPEN_MS + 1
    await forgetOldPractice(ctx)
    expect(await exportPractice(ctx, player)).toMatchObject({ open: [], finished: [{}], skills: [{}] })
    ctx.clock.now += KEEP_GUESTS_MS
    await forgetOldPractice(ctx)
    expect(await exportPractice(ctx, player)).toEqual({ open: [], finished: [], skills: [], missed: [] })
  })
})
