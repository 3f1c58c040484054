// Round options for tests, benches and golden logs: everything as for a newcomer unless said otherwise.
import type { RoundOptions } from './game-rules.ts'

export function roundOptions(options: Partial<RoundOptions> = {}): RoundOptions {
  return {
    seed: 1,
    band: 'elementary',
    timed: true,
    language: 'en',
    challenge: 'even',
    ratings: {},
    extraLevels: 0,
    ...options,
  }
}
