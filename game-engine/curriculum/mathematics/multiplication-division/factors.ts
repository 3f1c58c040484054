import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { list, num } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { because, hints, say, step } from './area.ts'

const isPrime = (value: number) => value > 1 && factorsOf(value).length === 2

function factorsOf(value: number): number[] {
  return Array.from({ length: value }, (_, index) => index + 1).filter((factor) => value % factor === 0)
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

const PRIMES = upTo(97).filter(isPrime)
/** 1 and what is not prime, 4 and more. */
const NO_PRIMES = upTo(97).filter((value) => !PRIMES.includes(value))

/** factors-and-primes */
export const factorsAndPrimes: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) {
      const value = dice.pick([12, 15, 16, 18, 20, 24, 25, 27, 28, 30, 32, 35, 36])
      const factors = dice
        .shuffle(factorsOf(value))
        .slice(0, dice.int(2, Math.min(4, factorsOf(value).length)))
      const others = dice
        .shuffle([2 * value, 3 * value, ...upTo(value).filter((other) => value % other !== 0)])
        .slice(0, 6 - factors.length)
      return selection(dice, 'factors', { value }, factors, others, (number) => {
        if (number === 1 || number === value) return 'one-and-itself'
        if (value % number === 0) return 'factor-missed'
        return number > value ? 'factor-or-multiple' : 'no-factor'
      })
    }
    if (difficulty === 2) {
      const value = dice.int(3, 9)
      const multiples = dice
        .shuffle(upTo(Math.floor(99 / value)).slice(1))
        .slice(0, dice.int(2, 4))
        .map((times) => times * value)
      const others = dice
        .shuffle(upTo(99).filter((other) => other > value && other % value !== 0))
        .slice(0, 6 - multiples.length)
      return selection(dice, 'multiples', { value }, multiples, others, (number) =>
        number % value === 0 ? 'multiple-missed' : 'no-multiple',
      )
    }
    const primes = dice.shuffle(PRIMES).slice(0, dice.int(2, 4))
    const [trap = 51] = dice.shuffle([51, 57, 87, 91, 9, 25, 49])
    const others = dice.shuffle(NO_PRIMES.filter((other) => other !== trap)).slice(0, 5 - primes.length)
    return selection(dice, 'primes', {}, primes, [trap, ...others], (number) => {
      if (number === 1) return 'one-is-prime'
      if (PRIMES.includes(number)) return 'prime-missed'
      return number % 2 === 1 ? 'odd-means-prime' : 'no-prime'
    })
  },
}

/** Six numbers; which of them fit? */
function selection(
  dice: Dice,
  name: string,
  fillers: Readonly<Record<string, number>>,
  right: readonly number[],
  others: readonly number[],
  misconceptionOf: (number: number) => string,
): Draft {
  const shown = dice.shuffle([...right, ...others])
  const fitting = shown.filter((number) => right.includes(number))
  return {
    question: say(name, fillers),
    answer: {
      kind: 'multi-select',
      options: shown.map((number) => ({ maths: num(number) })),
      right: fitting.map((number) => shown.indexOf(number)),
      wrong: shown.map((number, index) =>
        because(index, misconceptionOf(number), {
          ...fillers,
          number,
          factor: factorsOf(number)[1] ?? number,
        }),
      ),
    },
    hints: hints(name, fillers),
    solution: [step(`${name}-step`, fillers), answerIs(list(fitting))],
  }
}
