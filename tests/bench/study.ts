// What studying takes of a machine: cards scheduled, problems solved.
import { readFileSync } from 'node:fs'
import { type Grade, type Memory, reviewed } from '#engine/cards/schedule.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { solveLine } from '#engine/curriculum/solver/solve-line.ts'
import { type Entry, type Findings, median } from './entries.ts'
import { quantile } from './timed-calls.ts'

const REVIEWS = 50_000
const PROBLEMS = 2_000
const DAY = 86_400_000
const CASES = new URL('../../game-engine/curriculum/solver/solver-cases.csv', import.meta.url)

export function benchStudy(): Findings {
  return {
    entries: [cardsEntry(), ...solverEntries(mixedProblems())],
    notes: [
      `Solver: ${PROBLEMS} lines, each a case of solver-cases.csv with other figures, in an order of its own; the quicker of two times each.`,
    ],
  }
}

/** Reviews of one card after another, each eight times as it comes due. */
function cardsEntry(): Entry {
  const grades: readonly Grade[] = [3, 3, 1, 3, 2, 3, 4, 3]
  let [memory, last] = [null as Memory | null, null as Memory | null]
  const schedule = () => {
    for (let turn = 0; turn < REVIEWS; turn++) {
      if (turn % grades.length === 0) memory = null
      const grade = grades[turn % grades.length] ?? 3
      memory = reviewed(memory, { grade, at: (memory as Memory | null)?.dueAt ?? DAY })
      last = memory
    }
  }
  schedule()
  const made = perSecond(schedule)
  const copied = perSecond(() => {
    for (let turn = 0; turn < REVIEWS; turn++) JSON.parse(JSON.stringify(last))
  })
  return {
    name: 'Cards scheduled',
    value: made,
    unit: 'per second',
    reference: { name: 'memories copied as JSON, per second', value: copied },
    ratio: made / copied,
  }
}

function perSecond(work: () => void): number {
  const started = performance.now()
  work()
  return (REVIEWS * 1_000) / (performance.now() - started)
}

function mixedProblems(): string[] {
  const lines = readFileSync(CASES, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => /^[^,]*,(?:"([^"]*)"|([^,]*)),/.exec(line))
    .flatMap((found) => found?.[1] ?? found?.[2] ?? [])
  const [problems] = withDice(seedRandom(2_026), (dice) =>
    Array.from({ length: PROBLEMS }, (_, turn) =>
      // Exponents and roots stay: other ones are other problems.
      (lines[turn % lines.length] ?? '').replace(/(?<![\d^.])[1-9](?![\d.])/g, () => String(dice.int(1, 9))),
    ),
  )
  return problems
}

function solverEntries(problems: readonly string[]): Entry[] {
  const times = problems.map(() => Number.POSITIVE_INFINITY)
  let solved = 0
  for (const turn of [0, 1, 2]) {
    for (const [index, line] of problems.entries()) {
      const started = performance.now()
      const { ok } = solveLine(line, { language: 'en' })
      const taken = performance.now() - started
      if (turn === 0) solved += Number(ok)
      else times[index] = Math.min(times[index] ?? taken, taken)
    }
  }
  const inOrder = times.toSorted((one, other) => one - other)
  const middle = median(inOrder)
  const sample = solveLine('3x + 5 = 20', { language: 'en' })
  const copies = problems.map(() => {
    const started = performance.now()
    JSON.parse(JSON.stringify(sample))
    return performance.now() - started
  })
  const slowest = quantile(inOrder, 0.99)
  return [
    {
      name: `Solver, p50 of ${PROBLEMS} mixed problems (${solved} solved)`,
      value: middle,
      unit: 'ms',
      reference: { name: 'ms, a solution copied as JSON', value: median(copies) },
      ratio: middle / median(copies),
    },
    {
      name: `Solver, p99 of ${PROBLEMS} mixed problems`,
      value: slowest,
      unit: 'ms',
      reference: { name: 'ms, p50', value: middle },
      ratio: slowest / middle,
    },
  ]
}
