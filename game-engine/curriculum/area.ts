// Shorthand for generators: the sentences of one area, and its mistakes.
import type { Dice } from '#engine/core/random.ts'
import type { Point } from './drawing.ts'
import { type Rational, rational, same } from './exact.ts'
import type { Answer, Choice, NumberAnswer, NumberRule, Step, Wrong } from './exercise.ts'
import type { Maths } from './notation.ts'
import type { Filler, Sentence } from './sentence.ts'

type Fillers = Readonly<Record<string, Filler>>

/** What a mistake leads to, before it is known whether that differs from the answer. */
export type Mistake<Value> = readonly [value: Value, misconception: string, fillers?: Fillers | undefined]

/**
 * @param area the file of sentences, and what its misconceptions are named by
 * @param signed mistakes may lead below 0, as its pupils know negative numbers
 */
export function inArea(area: string, { signed = false } = {}) {
  const say = (name: string, fillers?: Fillers): Sentence => ({
    key: `${area}/${name}`,
    ...(fillers && { with: fillers }),
  })
  const step = (name: string, fillers?: Fillers, work?: Maths): Step => ({
    say: say(name, fillers),
    ...(work && { work }),
  })
  const because = <Value>(value: Value, misconception: string, fillers?: Fillers): Wrong<Value> => ({
    value,
    misconception: `${area}/${misconception}`,
    why: say(`why-${misconception}`, fillers),
  })

  /** `<name>-hint-1` to `-3`, all with the same fillers. */
  const hints = (name: string, fillers?: Fillers): [Sentence, Sentence, Sentence] => [
    say(`${name}-hint-1`, fillers),
    say(`${name}-hint-2`, fillers),
    say(`${name}-hint-3`, fillers),
  ]

  /** A typed number. Mistakes that lead to the answer, below 0 or where one before led are left out. */
  const number = (
    right: number | Rational,
    mistakes: readonly Mistake<number | Rational>[],
    rule: NumberRule = 'whole',
    unit?: Sentence,
  ): NumberAnswer => {
    const value = exact(right)
    const wrong: Wrong<Rational>[] = []
    for (const [mistaken, misconception, fillers] of mistakes) {
      const result = exact(mistaken)
      if (
        (result.n < 0 && !signed) ||
        same(result, value) ||
        wrong.some((other) => same(other.value, result))
      )
        continue
      wrong.push(because(result, misconception, fillers))
    }
    return { kind: 'number', right: value, rule, wrong, ...(unit && { unit }) }
  }

  /** One of several, in the order given. */
  const fixedChoice = (
    options: readonly Choice[],
    right: number,
    mistakes: readonly Mistake<number>[],
  ): Answer => ({
    kind: 'choice',
    options,
    right,
    wrong: mistakes.flatMap(([index, misconception, fillers]) =>
      index === right ? [] : [because(index, misconception, fillers)],
    ),
  })

  /** One of several, in drawn order: the right one and what mistakes lead to. */
  const choice = (dice: Dice, right: Choice, mistakes: readonly Mistake<Choice>[]): Answer => {
    const order = dice.shuffle([right, ...mistakes.map(([option]) => option)])
    return fixedChoice(
      order,
      order.indexOf(right),
      mistakes.map(([option, misconception, fillers]) => [order.indexOf(option), misconception, fillers]),
    )
  }

  /** Several of many, in the order given. The reason of an option says why it belongs or why not, whichever was missed. */
  const select = (
    options: readonly (readonly [
      option: Choice,
      isRight: boolean,
      misconception: string,
      fillers?: Fillers,
    ])[],
  ): Answer => ({
    kind: 'multi-select',
    options: options.map(([option]) => option),
    right: options.flatMap(([, isRight], index) => (isRight ? [index] : [])),
    wrong: options.map(([, , misconception, fillers], index) => because(index, misconception, fillers)),
  })

  /** A point of the plane. Mistakes that lead to the point itself, or where one before led, are left out. */
  const point = (right: Point, mistakes: readonly Mistake<Point>[]): Answer => {
    const wrong: Wrong<Point>[] = []
    for (const [value, misconception, fillers] of mistakes) {
      if ([right, ...wrong.map((one) => one.value)].some(([x, y]) => x === value[0] && y === value[1]))
        continue
      wrong.push(because(value, misconception, fillers))
    }
    return { kind: 'point', right, wrong }
  }

  return { say, step, because, hints, number, choice, fixedChoice, select, point }
}

function exact(value: number | Rational): Rational {
  return typeof value === 'number' ? rational(value) : value
}
