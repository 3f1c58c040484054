// Statistics, checked against the data that are shown and the normal distribution itself.
import { describe, expect, test } from 'vitest'
import type { Drawing } from '../../drawing.ts'
import type { Choice, Exercise } from '../../exercise.ts'
import {
  answerOf,
  drawn,
  evaluate,
  isClose,
  numberOf,
  optionsOf,
  partOf,
  rightSide,
} from '../evaluate.fixture.ts'
import { HIGH_STATISTICS_GENERATORS as GENERATORS } from './generators.ts'

const keyOf = (choice: Choice) => ('say' in choice ? choice.say.key.replace('high-statistics/', '') : '')

function shown<Kind extends Drawing['kind']>(drawing: Drawing | undefined, kind: Kind) {
  if (drawing?.kind !== kind) throw new Error(`no ${kind}`)
  return drawing as Extract<Drawing, { kind: Kind }>
}

const mean = (values: readonly number[]) => values.reduce((all, one) => all + one, 0) / values.length

describe('displays of data', () => {
  test('the sentence says which box has the greater median and the longer box', () => {
    for (const exercise of drawn(GENERATORS, 'compare-data-displays', 1)) {
      const [a, b] = shown(exercise.drawing, 'box-plot').plots.map(({ values }) => values)
      const more = (of: (values: readonly number[]) => number) => (of(a ?? []) > of(b ?? []) ? 'a' : 'b')
      const median = more((values) => values[2] ?? 0)
      const spread = more((values) => (values[3] ?? 0) - (values[1] ?? 0))
      expect(keyOf(optionsOf(exercise).right)).toBe(`${median}-median-${spread}-spread`)
    }
  })

  test('an outlier moves the mean by the answer', () => {
    for (const exercise of drawn(GENERATORS, 'compare-data-displays', 2)) {
      const list = partOf(exercise, 'values')
      if (list.is !== 'list') throw new Error('no list')
      const values = list.items.map((one) => evaluate(one))
      const rise = mean([...values, numberOf(exercise, 'far')]) - mean(values)
      expect(isClose(rise, answerOf(exercise))).toBe(true)
    }
  })

  test('a quarter of the values lies below the box, and a quarter above', () => {
    for (const exercise of drawn(GENERATORS, 'compare-data-displays', 3)) {
      const { from, width, counts } = shown(exercise.drawing, 'histogram')
      const values = counts
        .flatMap((count, bar) =>
          Array.from(
            { length: 100 * count },
            (_, place) => from + width * (bar + (place + 0.5) / (100 * count)),
          ),
        )
        .sort((x, y) => x - y)
      const { right, wrong } = optionsOf(exercise)
      const fits = (option: Choice) => {
        const box = 'drawing' in option ? shown(option.drawing, 'box-plot').plots[0]?.values : undefined
        return [0.25, 0.5, 0.75].every(
          (share, index) =>
            Math.abs((values[Math.floor(share * values.length)] ?? 0) - (box?.[index + 1] ?? 99)) < 1,
        )
      }
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })
})

describe('lines of fit', () => {
  const lineOf = (exercise: Exercise) => (x: number) => evaluate(rightSide(partOf(exercise, 'line')), { x })

  test('predictions lie on the line, residuals lead from it to the value', () => {
    for (const exercise of drawn(GENERATORS, 'best-fit-and-residuals', 1))
      expect(isClose(lineOf(exercise)(numberOf(exercise, 'x')), answerOf(exercise))).toBe(true)
    for (const exercise of drawn(GENERATORS, 'best-fit-and-residuals', 2)) {
      const y = lineOf(exercise)(numberOf(exercise, 'x')) + answerOf(exercise)
      expect(isClose(y, numberOf(exercise, 'y'))).toBe(true)
    }
  })

  test('r is that of the points', () => {
    for (const exercise of drawn(GENERATORS, 'best-fit-and-residuals', 3)) {
      const points = shown(exercise.drawing, 'plane').points?.map(({ at }) => at) ?? []
      const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
      const sum = (of: (x: number, y: number) => number) =>
        points.reduce((all, [x, y]) => all + of(x - mx, y - my), 0)
      const r = sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
      const { right } = optionsOf(exercise)
      expect(Math.abs(r - ('maths' in right ? evaluate(right.maths) : 9))).toBeLessThan(0.02)
    }
  })
})

describe('the normal distribution', () => {
  /** The area of the bell curve, by many thin strips. */
  const area = (from: number, to: number) => {
    let all = 0
    const width = (to - from) / 4_000
    for (let strip = 0; strip < 4_000; strip++) all += Math.exp(-((from + (strip + 0.5) * width) ** 2) / 2)
    return (all * width) / Math.sqrt(2 * Math.PI)
  }
  const inDeviations = (exercise: Exercise, x: number) =>
    (x - numberOf(exercise, 'mean')) / numberOf(exercise, 'deviation')

  test('z-scores count deviations from the mean', () => {
    for (const exercise of drawn(GENERATORS, 'normal-distribution', 1))
      expect(isClose(inDeviations(exercise, numberOf(exercise, 'x')), answerOf(exercise))).toBe(true)
  })

  test('percentages are areas, as finely as the rule knows them', () => {
    for (const exercise of drawn(GENERATORS, 'normal-distribution', 2)) {
      const at = (name: string) => inDeviations(exercise, numberOf(exercise, name))
      const { key } = exercise.question
      const [from, to] = key.endsWith('between')
        ? [at('low'), at('high')]
        : key.endsWith('above')
          ? [at('x'), 9]
          : [-9, at('x')]
      expect(Math.abs(100 * area(from, to) - answerOf(exercise))).toBeLessThan(0.5)
      expect(
        shown(exercise.drawing, 'normal-curve').shaded?.map((z) => (Math.abs(z) > 3 ? Math.sign(z) * 9 : z)),
      ).toEqual([from, to])
    }
  })

  test('the value has that percentage below it', () => {
    for (const exercise of drawn(GENERATORS, 'normal-distribution', 3)) {
      const z = inDeviations(exercise, answerOf(exercise))
      expect(Math.abs(100 * area(-9, z) - numberOf(exercise, 'percent'))).toBeLessThan(0.1)
    }
  })
})

describe('samples and experiments', () => {
  test('kinds of studies', () => {
    const kinds: Readonly<Record<string, string>> = {
      'way-to-school': 'survey',
      recycling: 'survey',
      'breakfast-grades': 'observational-study',
      'running-hearts': 'observational-study',
      'sleep-tea': 'experiment',
      fertilizer: 'experiment',
    }
    for (const exercise of drawn(GENERATORS, 'samples-and-experiments', 1)) {
      const study = exercise.question.with?.['study'] as { key: string }
      expect(keyOf(optionsOf(exercise).right)).toBe(kinds[study.key.replace('high-statistics/', '')])
    }
  })

  test('the interval reaches one margin down and one up', () => {
    for (const exercise of drawn(GENERATORS, 'samples-and-experiments', 2)) {
      const margin = 100 / Math.sqrt(numberOf(exercise, 'n'))
      const { right, wrong } = optionsOf(exercise)
      const fits = (option: Choice) => {
        const { low, high } = ('say' in option ? option.say.with : undefined) as Record<
          string,
          { value: { n: number; d: number } }
        >
        const value = (of: typeof low) => (of ? of.value.n / of.value.d : Number.NaN)
        const share = numberOf(exercise, 'share')
        return isClose(value(low), share - margin) && isClose(value(high), share + margin)
      }
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test('a result is surprising when at most two of 50 dots lie as far out', () => {
    for (const exercise of drawn(GENERATORS, 'samples-and-experiments', 3)) {
      const { rows } = shown(exercise.drawing, 'chart')
      expect(rows.reduce((all, { count }) => all + count, 0)).toBe(50)
      const size = Math.abs(numberOf(exercise, 'observed'))
      const beyond = rows.reduce(
        (all, { label, count }) => all + ('is' in label && Math.abs(evaluate(label)) >= size ? count : 0),
        0,
      )
      const isRare = keyOf(optionsOf(exercise).right) === 'surprising-rare'
      expect(isRare ? beyond <= 2 : beyond >= 20).toBe(true)
    }
  })
})
