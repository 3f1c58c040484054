import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import type { WordWorksMove } from './moves.ts'
import { wordWorksRules } from './rules.ts'
import { nextRightTile } from './scripted-players.ts'
import type { WordWorksEvent } from './state.ts'
import { spelled } from './tiles.ts'

/** A round with shorthands; every shorthand returns the events it caused, or the code of its refusal. */
export function newRound(options: Partial<RoundOptions> = {}) {
  const session = createSession(wordWorksRules, roundOptions({ seed: 12, ...options }))
  const dispatch = (move: WordWorksMove): readonly WordWorksEvent[] | string => {
    const result = session.dispatch(move)
    return result.ok ? result.value.events : result.code
  }
  const state = session.getState
  return {
    state,
    dispatch,
    tick: (ms: number) => dispatch({ type: 'tick', ms }),
    place: (tile: number) => dispatch({ type: 'place', ms: 0, tile }),
    move: (tile: number, position: number) => dispatch({ type: 'move', ms: 0, tile, position }),
    take: (position: number) => dispatch({ type: 'take', ms: 0, position }),
    shuffle: () => dispatch({ type: 'shuffle', ms: 0 }),
    hint: () => dispatch({ type: 'hint', ms: 0 }),
    next: () => dispatch({ type: 'next', ms: 0 }),
    text: () => spelled(state().tiles, state().answer),
    /** Places all tiles as they lie, which is never the word. */
    miss() {
      while (state().answer.length > 0) this.take(0)
      let events: readonly WordWorksEvent[] | string = []
      for (const tile of state().tiles.keys()) events = this.place(tile)
      return events
    },
    solve() {
      while (state().answer.length > 0) this.take(0)
      let events: readonly WordWorksEvent[] | string = []
      while (state().phase === 'asking') events = this.place(nextRightTile(state()))
      return events
    },
    /** The word found, and read about. */
    read() {
      this.solve()
      this.tick(1_500)
    },
  }
}

/** A seed whose first "Next Word" raises the level, or does not. */
export function seedThat(raises: boolean, options: Partial<RoundOptions> = {}): number {
  for (let seed = 0; seed < 200; seed++) {
    const round = newRound({ ...options, seed })
    round.read()
    round.next()
    if ((round.state().stars === 1) === raises) return seed
  }
  throw new Error('no such seed')
}
