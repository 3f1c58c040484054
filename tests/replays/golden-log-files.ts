// Writes golden logs: a round's moves with what a replay makes of them today.
import { writeFileSync } from 'node:fs'
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { type GoldenLog, replayGolden } from './golden-replay.ts'

interface Recorded {
  readonly rules: { readonly id: string; readonly version: number }
  readonly name: string
  readonly options: RoundOptions
  readonly moves: readonly unknown[]
}

export function recordLog({ rules, name, options, moves }: Recorded): void {
  const log = { game: rules.id, version: rules.version, options, moves }
  write(name, { ...log, expected: replayGolden(log) })
}

/** One line a move, so that a difference can be read. */
function write(name: string, { game, version, options, moves, expected }: GoldenLog): void {
  const lines = moves.map((move) => `    ${inline(move)}`)
  const text = `{
  "game": ${JSON.stringify(game)},
  "version": ${version},
  "options": ${indented(options)},
  "moves": [
${lines.join(',\n')}
  ],
  "expected": ${indented(expected)}
}
`
  writeFileSync(new URL(`${name}.json`, import.meta.url), text)
}

function inline(flat: unknown): string {
  return JSON.stringify(flat, null, 1).replace(/\n\s*/g, ' ')
}

function indented(data: unknown): string {
  return JSON.stringify(data, null, 2).replaceAll('\n', '\n  ')
}
