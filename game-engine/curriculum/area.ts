// Shorthand for generators: the sentences of one area, and its mistakes.
import type { Dice } from '#engine/core/random.ts'
import { saysTheSame } from './algebra/check-expression.ts'
import type { Point } from './drawing.ts'
import { type Rational, rational, same } from './exact.ts'
import type {
  Answer,
  Choice,
  ExpressionAnswer,
  ExpressionForm,
  MatchingAnswer,
  NumberAnswer,
  NumberRule,
  Step,
  Wrong,
} from './exercise.ts'
import { exactValue, type Maths } from './notation.ts'
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

  /**
   * Typed algebra: an expression, or an equation or inequality where `right` is one. Mistakes that are equal to the answer or
   * to one before are left out. The letters of `right` may be typed.
   */
  const expression = (
    right: Maths,
    mistakes: readonly Mistake<Maths>[],
    form: ExpressionForm = 'any',
    unit?: Sentence,
  ): ExpressionAnswer => {
    const wrong: Wrong<Maths>[] = []
    for (const [value, misconception, fillers] of mistakes) {
      if ([right, ...wrong.map((one) => one.value)].some((other) => saysTheSame(other, value))) continue
      wrong.push(because(value, misconception, fillers))
    }
    const letters = lettersOf([right, ...wrong.map(({ value }) => value)])
    return { kind: 'expression', right, form, letters, wrong, ...(unit && { unit }) }
  }

  /** Each item gets the option of its own index, drawn apart; a false pair is explained by what its option is. */
  const matching = (
    dice: Dice,
    pairs: readonly (readonly [item: Choice, option: Sentence])[],
    mistakenFor: (item: number, option: number) => string,
    more: readonly Sentence[] = [],
  ): MatchingAnswer => {
    const sentences = [...pairs.map(([, option]) => option), ...more]
    const order = dice.shuffle(sentences.map((_, index) => index))
    return {
      kind: 'matching',
      items: pairs.map(([item]) => item),
      options: order.flatMap((index) => sentences[index] ?? []),
      right: pairs.map((_, index) => order.indexOf(index)),
      wrong: pairs.flatMap((_, item) =>
        order.flatMap((index, option) =>
          index === item ? [] : [because([item, option] as const, mistakenFor(item, index))],
        ),
      ),
    }
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
    wrong: toldApart(
      options,
      mistakes.flatMap(([index, misconception, fillers]) =>
        index === right ? [] : [because(index, misconception, fillers)],
      ),
    ),
  })

  /**
   * One of several, in drawn order: the right one and what mistakes lead to. Mistakes that look or count like the right
   * one, or like one before, are left out.
   */
  const choice = (dice: Dice, right: Choice, mistakes: readonly Mistake<Choice>[]): Answer => {
    const kept: Mistake<Choice>[] = []
    for (const mistake of mistakes) {
      const known = [right, ...kept.map(([option]) => option)]
      if (!known.some((option) => isSameChoice(option, mistake[0]))) kept.push(mistake)
    }
    const order = dice.shuffle([right, ...kept.map(([option]) => option)])
    return fixedChoice(
      order,
      order.indexOf(right),
      kept.map(([option, misconception, fillers]) => [order.indexOf(option), misconception, fillers]),
    )
  }

  /** Several numbers, each with a field of its own. Mistakes that lead to the answer or where one before led are left out. */
  const numbers = (
    labels: readonly string[],
    right: readonly (number | Rational)[],
    mistakes: readonly Mistake<readonly (number | Rational)[]>[],
  ): Answer => {
    const values = right.map(exact)
    const wrong: Wrong<readonly Rational[]>[] = []
    for (const [mistaken, misconception, fillers] of mistakes) {
      const result = mistaken.map(exact)
      const known = [values, ...wrong.map((one) => one.value)]
      if (known.some((list) => list.every((value, index) => same(value, result[index] ?? value)))) continue
      wrong.push(because(result, misconception, fillers))
    }
    return { kind: 'numbers', labels: labels.map((label) => say(label)), right: values, wrong }
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
    wrong: toldApart(
      options.map(([option]) => option),
      options.map(([, , misconception, fillers], index) => because(index, misconception, fillers)),
    ),
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

  return {
    say,
    step,
    because,
    hints,
    number,
    numbers,
    expression,
    matching,
    choice,
    fixedChoice,
    select,
    point,
  }
}

/** Where one mistake leads to several options, each reason names its own; a drawing has no name. */
function toldApart(options: readonly Choice[], wrong: readonly Wrong<number>[]): Wrong<number>[] {
  const reasons = wrong.map(({ why }) => JSON.stringify(why))
  return wrong.map((one, index) => {
    const isAlone = reasons.indexOf(reasons[index] ?? '') === reasons.lastIndexOf(reasons[index] ?? '')
    const option = options[one.value]
    if (isAlone || !option || 'drawing' in option) return one
    const shown = 'say' in option ? option.say : option.maths
    return { ...one, why: { key: 'common/why-of', with: { option: shown, why: one.why } } }
  })
}

function isSameChoice(a: Choice, b: Choice): boolean {
  if (JSON.stringify(a) === JSON.stringify(b)) return true
  if (!('maths' in a && 'maths' in b)) return false
  const [one, other] = [exactValue(a.maths), exactValue(b.maths)]
  return one !== null && other !== null && same(one, other)
}

function exact(value: number | Rational): Rational {
  return typeof value === 'number' ? rational(value) : value
}

function lettersOf(parts: readonly Maths[]): string[] {
  const names = [...JSON.stringify(parts).matchAll(/"is":"variable","name":"(.)"/g)].map(
    ([, name = '']) => name,
  )
  return [...new Set(names)].filter((name) => name !== 'π').sort()
}
