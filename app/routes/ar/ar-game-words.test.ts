import { expect, test } from 'vitest'
import { OPENED_BY } from '#app/domain/access/feature-of-timed.ts'
import { PASS_OPENS } from '#app/domain/access/pass-features.ts'
import { AR_GAME_OPENED_BY } from './ar-game-words.ts'
import { AR_GAMES } from './find-ar-game.ts'

test.each(AR_GAMES.map(({ id, arType }) => [id, arType] as const))(
  '%s names each pass that opens it',
  (id, arType) => {
    if (arType === null) throw new Error(`${id} has no timed feature`)
    const words = AR_GAME_OPENED_BY[id]()
    for (const [name, level] of [
      ['Basic', 'basic'],
      ['Pro', 'pro'],
      ['Ultimate', 'ultimate'],
    ] as const)
      expect(new RegExp(`\\b${name}\\b`).test(words), name).toBe(
        PASS_OPENS[level].includes(OPENED_BY[arType]),
      )
  },
)
