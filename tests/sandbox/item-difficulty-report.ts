// What exported counts of answers say of the difficulty of written items, as lines to read.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '#engine/core/languages.ts'
import { DIFFICULTY_RATING } from '#engine/curriculum/practice/skill-state.ts'
import type { WrittenSkill } from '#engine/curriculum/written/item.ts'
import { QUIZ_BANKS } from '#engine/games/quiz-banks.ts'
import { calibrateBank, LEAST_ANSWERS, type RatingScale } from '#engine/learning/calibrate-item.ts'
import { QUIZ_SCALE } from '#engine/learning/quiz/draw.ts'
import { ROOT } from './toolchain.mjs'

const count = z.int().min(0)
const row = z.object({
  bank: z.string(),
  item: z.string(),
  difficulty: count,
  asked: count,
  right_answers: count,
  expected: count,
})
/** As `wrangler d1 execute --json` prints it. */
const exported = z.array(z.object({ results: z.array(row) }))

interface Bank {
  readonly scale: RatingScale
  /** Difficulties by the id of the item, as they are written today. */
  readonly items: ReadonlyMap<string, number>
}

/** @throws ZodError when it is no export of item_results */
export function itemDifficultyReport(input: unknown): string {
  const rows = exported.parse(input).flatMap(({ results }) => results)
  const banks = writtenBanks()
  const current = rows.filter(({ bank, item, difficulty }) => banks.get(bank)?.items.get(item) === difficulty)
  const calibrated = [...banks].flatMap(([bank, { scale }]) => {
    const results = current.filter((one) => one.bank === bank)
    return calibrateBank(
      results.map((one) => ({ ...one, right: one.right_answers })),
      scale,
    )
  })
  const known = calibrated.flatMap(({ calibration, ...one }) =>
    calibration ? [{ ...one, calibration }] : [],
  )
  const moved = known
    .filter(({ calibration, difficulty }) => calibration.difficulty !== difficulty)
    .map(({ bank, item, difficulty, asked, calibration }) => {
      const { rate, low, high, expected } = calibration
      const bounds = `${percent(rate)} right (${percent(low)} to ${percent(high)}), expected ${percent(expected)}`
      return `${bank} ${item}: ${difficulty} → ${calibration.difficulty}, ${asked} answers, ${bounds}`
    })
  return [
    ...moved,
    `${moved.length} of ${known.length} items with ${LEAST_ANSWERS} answers or more should have another difficulty.`,
    `${current.length - known.length} have fewer; ${rows.length - current.length} rows are of items that have changed since.`,
  ].join('\n')
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** By the name that item_results has for them. */
function writtenBanks(): Map<string, Bank> {
  const games = [
    ['scienceExplorer', QUIZ_BANKS.science],
    ['historyQuest', QUIZ_BANKS.history],
  ] as const
  const quizzes = games.flatMap(([game, bands]) =>
    Object.entries(bands).map(
      ([band, { items }]) => [`${game}/${band}`, bankOf(QUIZ_SCALE, items)] satisfies [string, Bank],
    ),
  )
  const skills = LANGUAGES.flatMap((language) => {
    const folder = join(ROOT, 'game-engine/curriculum/language/items', language)
    return readdirSync(folder).map((file): [string, Bank] => {
      const { items }: WrittenSkill = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return [file.replace('.json', ''), bankOf(DIFFICULTY_RATING, items)]
    })
  })
  return new Map([...quizzes, ...skills])
}

function bankOf(scale: RatingScale, items: readonly { id: string; difficulty: number }[]): Bank {
  return { scale, items: new Map(items.map(({ id, difficulty }) => [id, difficulty])) }
}
