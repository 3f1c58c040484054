// "Finish now" in every game: what was done counts, as the server replays it.
import { describe, expect, test } from 'vitest'
import type { AnyRules } from '#engine/core/game-rules.ts'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import * as quiz from '#engine/learning/quiz/scripted-players.ts'
import { historyQuestRules } from './history-quest/rules.ts'
import * as master from './math-master/scripted-players.ts'
import * as maze from './math-maze/scripted-players.ts'
import { PLAYABLE_RULES } from './registry.ts'
import { scienceExplorerRules } from './science-explorer/rules.ts'
import * as words from './word-works/scripted-players.ts'

const options = roundOptions({ seed: 5, band: 'middle' })
const WHOLE: Readonly<Record<string, readonly unknown[]>> = {
  mathMaster: master.playRound(options, master.perfectPlayer(3_000)).moves,
  mathMaze: maze.playRound(options, maze.perfectPlayer(3_000)).moves,
  wordWorks: words.playRound(options, words.perfectPlayer(900)).moves,
  scienceExplorer: quiz.playRound(scienceExplorerRules, options, quiz.perfectPlayer(3_000)).moves,
  historyQuest: quiz.playRound(historyQuestRules, options, quiz.perfectPlayer(3_000)).moves,
}

/** The round half played. */
function halfPlayed(rules: AnyRules) {
  const moves = WHOLE[rules.id] ?? []
  const session = createSession(rules, options)
  for (const move of moves.slice(0, moves.length / 2)) session.dispatch(move as never)
  return session
}

describe.each(PLAYABLE_RULES.filter(({ id }) => WHOLE[id]))('$id', (rules) => {
  test('a round stopped midway is over with what was done, and replays to the same', () => {
    const session = halfPlayed(rules)
    const before = rules.score(session.getState())
    const heard: boolean[] = []
    session.subscribe(({ state }) => heard.push(rules.isOver(state)))
    expect(session.stop(5).ok).toBe(true)
    const state = session.getState()
    expect(heard).toEqual([true])
    expect(rules.score(state)).toEqual(before)
    expect(before.right).toBeGreaterThan(0)
    const log: unknown = JSON.parse(JSON.stringify(session.log()))
    expect(replay(rules, options, log)).toMatchObject({ ok: true, value: { state, score: before } })
  })

  test('nothing is taken after it, and nothing counts where nothing was done', () => {
    const session = halfPlayed(rules)
    session.stop(0)
    expect(session.stop(0)).toEqual({ ok: false, code: 'round_over' })
    expect(session.dispatch({ type: 'tick', ms: 1 } as never)).toEqual({ ok: false, code: 'round_over' })
    expect(replay(rules, options, [...session.log(), { type: 'tick', ms: 1 }])).toMatchObject({
      code: 'moves_after_end',
    })
    expect(createSession(rules, options).stop(0)).toEqual({ ok: false, code: 'nothing_done' })
    expect(replay(rules, options, [{ type: 'stop', ms: 0 }])).toEqual({ ok: false, code: 'illegal_move' })
  })

  test('a forged stop gives nothing', () => {
    const log = halfPlayed(rules).log()
    for (const forged of [{ type: 'stop' }, { type: 'stop', ms: -1 }, { type: 'stop', ms: 0, score: 999 }]) {
      expect(replay(rules, options, [...log, forged])).toEqual({ ok: false, code: 'malformed_move' })
    }
  })

  test('a round that is left can be gone on with from its moves', () => {
    const left = halfPlayed(rules)
    const again = createSession(rules, options)
    for (const move of left.log()) again.dispatch(move as never)
    expect(again.getState()).toEqual(left.getState())
    expect(again.log()).toEqual(left.log())
  })
})

test('the games of AR are played to their end', () => {
  for (const rules of PLAYABLE_RULES.filter(({ id }) => !WHOLE[id])) {
    expect(rules.stop).toBeUndefined()
    expect(replay(rules, options, [{ type: 'stop', ms: 0 }])).toEqual({ ok: false, code: 'malformed_move' })
  }
})
