// Questions about percent in the words of four languages: "15% of 80", "18 is what percent of 24".
import Fraction from 'fraction.js'
import type { Step } from '../exercise.ts'
import { equation, fraction, type Maths, num, product } from '../notation.ts'
import { readNumber } from '../read-number.ts'
import { type Solution, type SolverAnswer, step, Unsolved } from './solution.ts'
import { terminates } from './terminating-decimal.ts'
import { exactly, shown } from './univariate.ts'

type Asked = 'part' | 'share' | 'whole' | 'change' | 'increased' | 'decreased'

const N = String.raw`(-?\d+(?:[.,]\d+)*)`
const P = `${N} ?%`

/** What is asked, its words, and which number comes first: 1 2 or 2 1. */
const QUESTIONS: readonly (readonly [Asked, string, '12' | '21'])[] = [
  ['part', `(?:what is |el |cuánto es (?:el )?|combien font )?${P} (?:of|de|×|\\*) ${N}`, '12'],
  ['part', `${N} ?的 ?${P}(?:是多少)?`, '21'],
  ['share', `${N} is what (?:percent|%) of ${N}`, '12'],
  ['share', `what (?:percent|%) of ${N} is ${N}`, '21'],
  ['share', `${N} (?:es )?qué (?:porcentaje|%) (?:es )?de ${N}`, '12'],
  ['share', `qué (?:porcentaje|%) de ${N} es ${N}`, '21'],
  ['share', `${N} (?:est|représente) quel (?:pourcentage|%) de ${N}`, '12'],
  ['share', `quel (?:pourcentage|%) de ${N} (?:est|représente) ${N}`, '21'],
  ['share', `${N} ?是 ?${N} ?的百分之(?:几|多少)`, '12'],
  ['whole', `${N} is ${P} of (?:what|which)(?: number)?`, '12'],
  ['whole', `${N} es (?:el )?${P} de (?:qué|cuánto|cuál)(?: número)?`, '12'],
  ['whole', `${N} (?:est|représente) (?:les )?${P} de (?:quel nombre|combien|quoi)`, '12'],
  ['whole', `${N} ?是 ?(?:什么数|多少|哪个数) ?的 ?${P}`, '12'],
  ['change', `(?:percent )?(?:change )?from ${N} to ${N}`, '12'],
  ['change', `(?:cambio )?de ${N} a ${N}`, '12'],
  ['change', `(?:variation )?de ${N} à ${N}`, '12'],
  ['change', `从 ?${N} ?[到变]+[为成]? ?${N}`, '12'],
  [
    'increased',
    `${N} (?:increased by|plus|más(?: un| el)?|aumentado (?:en )?(?:un )?|augmenté de|\\+) ?${P}`,
    '12',
  ],
  ['increased', `${N} ?(?:增加|\\+) ?${P}`, '12'],
  [
    'decreased',
    `${N} (?:decreased by|reduced by|minus|less|menos(?: un| el)?|disminuido (?:en )?(?:un )?|diminué de|moins|-) ?${P}`,
    '12',
  ],
  ['decreased', `${N} ?(?:减少|降低|-) ?${P}`, '12'],
]

/** Null where it is no such question. @param line tidied, lower case */
export function solvePercent(line: string, decimalSign: '.' | ','): Solution | null {
  for (const [asked, words, order] of QUESTIONS) {
    const found = new RegExp(`^${words}$`, 'u').exec(line)
    if (!found) continue
    const [first, second] = [found[1] ?? '', found[2] ?? ''].map((text) => {
      const read = readNumber(text, decimalSign)
      if (!read.ok) throw new Unsolved('too_large')
      return new Fraction(read.value.value.n, read.value.value.d)
    })
    if (!first || !second) return null
    const steps: Step[] = []
    const answer =
      order === '12' ? ANSWERS[asked](first, second, steps) : ANSWERS[asked](second, first, steps)
    return { kind: 'percent', given: [], steps, answer }
  }
  return null
}

const HUNDRED = new Fraction(100)

/** A decimal where it ends, else a fraction. */
const written = (value: Fraction): Maths => (terminates(value) ? num(exactly(value)) : shown(value))

const ANSWERS: Readonly<Record<Asked, (a: Fraction, b: Fraction, steps: Step[]) => SolverAnswer>> = {
  part(percent, whole, steps) {
    const result = percentOf(percent, whole, steps)
    return { is: 'value', value: written(result) }
  },
  share(part, whole, steps) {
    if (whole.n === 0n) throw new Unsolved('division_by_zero')
    const share = part.div(whole)
    const over = fraction(written(part), written(whole))
    steps.push(step('part-of-whole', undefined, equation(over, shown(share))))
    return asPercent(share, steps)
  },
  whole(part, percent, steps) {
    if (percent.n === 0n) throw new Unsolved('division_by_zero')
    const one = part.div(percent)
    steps.push(
      step(
        'one-percent',
        { percent: written(percent) },
        equation(fraction(written(part), written(percent)), written(one)),
      ),
    )
    const whole = one.mul(HUNDRED)
    steps.push(step('hundred-percent', undefined, equation(product(100, written(one)), written(whole))))
    return { is: 'value', value: written(whole) }
  },
  change(from, to, steps) {
    if (from.n === 0n) throw new Unsolved('division_by_zero')
    const change = to.sub(from)
    steps.push(
      step(
        'difference-first',
        undefined,
        equation({ is: 'operation', operator: '-', terms: [written(to), written(from)] }, written(change)),
      ),
    )
    const share = change.div(from)
    steps.push(
      step('change-of-start', undefined, equation(fraction(written(change), written(from)), shown(share))),
    )
    return asPercent(share, steps)
  },
  increased(start, percent, steps) {
    const change = percentOf(percent, start, steps)
    const result = start.add(change)
    steps.push(
      step(
        'add-change',
        undefined,
        equation(
          { is: 'operation', operator: '+', terms: [written(start), written(change)] },
          written(result),
        ),
      ),
    )
    return { is: 'value', value: written(result) }
  },
  decreased(start, percent, steps) {
    const change = percentOf(percent, start, steps)
    const result = start.sub(change)
    steps.push(
      step(
        'take-change',
        undefined,
        equation(
          { is: 'operation', operator: '-', terms: [written(start), written(change)] },
          written(result),
        ),
      ),
    )
    return { is: 'value', value: written(result) }
  },
}

function percentOf(percent: Fraction, whole: Fraction, steps: Step[]): Fraction {
  const share = percent.div(HUNDRED)
  steps.push(
    step(
      'out-of-hundred',
      { percent: written(percent) },
      equation(fraction(written(percent), 100), written(share)),
    ),
  )
  const result = share.mul(whole)
  steps.push(
    step(
      'share-of',
      { whole: written(whole) },
      equation(product(written(share), written(whole)), written(result)),
    ),
  )
  return result
}

function asPercent(share: Fraction, steps: Step[]): SolverAnswer {
  const value = share.mul(HUNDRED)
  steps.push(step('times-hundred', undefined, equation(product(100, shown(share)), written(value))))
  return { is: 'percent', value: written(value) }
}
