// What every exercise must keep to, whatever it is about. Each rule that is broken is said in words.
import { saysTheSame } from '../algebra/check-expression.ts'
import { checkAnswer } from '../check-answer.ts'
import { type Rational, rational, same } from '../exact.ts'
import type { Answer, Choice, Exercise, Wrong } from '../exercise.ts'
import { fillSentence, type SentenceWords } from '../fill-sentence.ts'
import { linearText } from '../linear-text.ts'
import { asFraction, exactValue, filled, isTrue, type Maths, num } from '../notation.ts'
import type { Sentence } from '../sentence.ts'
import { hintFaults } from './hint-faults.fixture.ts'
import { isMaths, numbersIn } from './numbers-in.fixture.ts'
import { said } from './said.fixture.ts'
import { MATH_SKILLS } from './skills.ts'

const GRADES = new Map(MATH_SKILLS.map(({ id, grade }) => [id, grade]))

export function faultsOf(exercise: Exercise, languages: readonly SentenceWords[]): string[] {
  return [
    ...answerFaults(exercise),
    ...hintFaults(exercise, languages),
    ...solutionFaults(exercise),
    ...questionFaults(exercise),
    ...verdictFaults(exercise.answer),
    ...wordFaults(exercise, languages),
  ]
}

/** Every sentence of an exercise. */
export function sentencesOf({ question, answer, hints, solution }: Exercise): Sentence[] {
  const options =
    answer.kind === 'matching'
      ? answer.options
      : 'options' in answer
        ? answer.options.flatMap((option) => ('say' in option ? [option.say] : []))
        : []
  const cards = answer.kind === 'ordering' ? answer.items.filter((item) => 'key' in item) : []
  const whys = answer.wrong.map(({ why }) => why)
  return [question, ...hints, ...solution.map(({ say }) => say), ...options, ...cards, ...whys]
}

function answerFaults({ skill, answer }: Exercise): string[] {
  if (answer.wrong.length === 0) return ['no mistake is known']
  switch (answer.kind) {
    case 'number': {
      const values = [answer.right, ...answer.wrong.map(({ value }) => value)]
      return values.flatMap((value, index) => {
        if (value.n < 0 && (GRADES.get(skill) ?? 0) < 6) return [`${value.n} is below 0`]
        return values.slice(0, index).some((other) => same(other, value)) ? ['a value twice'] : []
      })
    }
    case 'choice': {
      const explained = new Set(answer.wrong.map(({ value }) => value))
      return [
        ...optionFaults(answer.options),
        ...reasonFaults(answer),
        ...(answer.options[answer.right] ? [] : ['no right option']),
        ...(explained.has(answer.right) ? ['the right option is called wrong'] : []),
        ...answer.options.flatMap((_, index) =>
          index === answer.right || explained.has(index) ? [] : [`option ${index} has no reason`],
        ),
      ]
    }
    case 'multi-select':
      return [
        ...optionFaults(answer.options),
        ...reasonFaults(answer),
        ...(answer.right.length > 0 && answer.right.length < answer.options.length
          ? []
          : ['none or all are right']),
        ...answer.options.flatMap((_, index) =>
          answer.wrong.some(({ value }) => value === index) ? [] : [`option ${index} has no reason`],
        ),
      ]
    case 'ordering': {
      const orders = [answer.right, ...answer.wrong.map(({ value }) => value)].map(String)
      return new Set(orders).size === orders.length ? [] : ['an order twice']
    }
    case 'point': {
      const points = [answer.right, ...answer.wrong.map(({ value }) => value)].map(String)
      return new Set(points).size === points.length ? [] : ['a point twice']
    }
    case 'expression': {
      const values = [answer.right, ...answer.wrong.map(({ value }) => value)]
      return values.flatMap((value, index) =>
        values.slice(0, index).some((other) => saysTheSame(other, value)) ? ['an expression twice'] : [],
      )
    }
    case 'text':
      return ['typed words in mathematics']
    case 'matching':
      return [
        ...optionFaults(answer.items),
        ...optionFaults(answer.options.map((say) => ({ say }))),
        ...(new Set(answer.right).size === answer.right.length ? [] : ['an option for two items']),
      ]
    case 'numbers': {
      const lists = [answer.right, ...answer.wrong.map(({ value }) => value)].map((list) =>
        JSON.stringify(list),
      )
      return new Set(lists).size === lists.length ? [] : ['the same numbers twice']
    }
  }
}

/** Options differ in look, and numbers in value too. */
function optionFaults(options: readonly Choice[]): string[] {
  const looks = options.map((option) => JSON.stringify(option))
  const values = options.flatMap((option) => {
    const value = 'maths' in option ? exactValue(option.maths) : null
    return value ? [`${value.n}/${value.d}`] : []
  })
  return [
    ...(new Set(looks).size === looks.length ? [] : ['two options look alike']),
    ...(new Set(values).size === values.length ? [] : ['two options have one value']),
  ]
}

/** Options with a name have a reason each; drawings may share one. */
function reasonFaults({
  options,
  wrong,
}: {
  readonly options: readonly Choice[]
  readonly wrong: readonly Wrong<number>[]
}): string[] {
  const named = wrong.filter(({ value }) => !('drawing' in (options[value] ?? {})))
  const reasons = new Set(named.map(({ why }) => JSON.stringify(why)))
  return reasons.size === named.length ? [] : ['one reason for two options']
}

/** In "x = 8", the 8. */
function placeOfX(work: Maths | undefined): Maths[] {
  if (work?.is !== 'relation' || work.sign !== '=') return []
  const { left, right } = work
  return left.is === 'variable' && left.name === 'x' && right.is === 'number' ? [right] : []
}

function solutionFaults({ answer, solution }: Exercise): string[] {
  // Lines with x are true where x is the answer, or the place that a line says x has.
  const given = answer.kind === 'number' ? asFraction(answer.right) : null
  const places = given ? [given, ...solution.flatMap(({ work }) => placeOfX(work))] : []
  const isFalse = (work: Maths) =>
    places.length > 0
      ? places.every((place) => isTrue(filled(work, place)) === false)
      : isTrue(work) === false
  const untrue = solution.flatMap(({ work }) =>
    work && isFalse(work) ? [`not true: ${linearText(work)}`] : [],
  )
  const last = solution.at(-1)
  const misread = solution.flatMap(({ work }) =>
    work && isMisread(work) ? [`brackets: ${linearText(work)}`] : [],
  )
  return [
    ...misread,
    ...(solution.length < 2 ? ['a solution of one step'] : []),
    ...untrue,
    ...(endsAt(answer, last) ? [] : ['the solution does not end at the answer']),
  ]
}

/** Whether a line, read by the order of operations, says another thing than its tree. */
function isMisread(maths: Maths): boolean {
  const isIn = (inner: Maths, operators: string) =>
    inner.is === 'operation' && operators.includes(inner.operator)
  const inside = Object.values(maths)
    .flat()
    .filter((inner) => typeof inner === 'object' && isMaths(inner)) as Maths[]
  if (inside.some(isMisread)) return true
  if (maths.is === 'multiple') return isIn(maths.of, '+-×÷')
  if (maths.is === 'power') {
    const { base } = maths
    return isIn(base, '+-×÷') || (base.is !== 'brackets' && (exactValue(base)?.n ?? 0) < 0)
  }
  if (maths.is !== 'operation') return false
  const [first, ...others] = maths.terms
  if ('×÷'.includes(maths.operator) && first && isIn(first, '+-')) return true
  const looser = { '+': '', '-': '+-', '±': '+-', '×': '+-÷', '÷': '+-×÷' }[maths.operator]
  return others.some((term) => isIn(term, looser) || (term.is === 'number' && term.value.n < 0))
}

function endsAt(answer: Answer, last: unknown): boolean {
  const text = JSON.stringify(last)
  const holds = (value: Rational) => numbersIn(last).some((other) => same(other, value))
  const holdsOption = (index: number) => {
    const option =
      answer.kind === 'choice' || answer.kind === 'multi-select' ? answer.options[index] : undefined
    if (!option) return false
    const shown = 'say' in option ? option.say : 'maths' in option ? option.maths : option.drawing
    return text.includes(JSON.stringify(shown))
  }
  switch (answer.kind) {
    case 'number':
      return holds(answer.right)
    case 'numbers':
      return answer.right.every(holds)
    case 'text':
    case 'expression':
      return text.includes(JSON.stringify(answer.right))
    case 'matching':
      return answer.right.every((option) => text.includes(JSON.stringify(answer.options[option])))
    case 'choice':
      return holdsOption(answer.right)
    case 'multi-select':
      return answer.right.every(holdsOption)
    case 'point':
      return answer.right.every((coordinate) => holds(rational(coordinate)))
    case 'ordering':
      return answer.needs
        ? text.includes(JSON.stringify(answer.items[answer.right.at(-1) ?? 0]))
        : text.includes(JSON.stringify(answer.right.map((index) => answer.items[index])))
  }
}

function questionFaults({ question, answer }: Exercise): string[] {
  const right = answer.kind === 'number' ? asFraction(answer.right) : null
  if (!right) return []
  return Object.values(question.with ?? {}).flatMap((filler) => {
    if (typeof filler !== 'object' || !('is' in filler)) return []
    return isTrue(filled(filler, right)) === false ? [`${linearText(filler)} with ${linearText(right)}`] : []
  })
}

/** The right answer is taken, and each mistake is recognized by its name. */
function verdictFaults(answer: Answer): string[] {
  const given = (value: unknown): unknown => {
    if (answer.kind === 'number') return typed(answer, value as Rational)
    if (answer.kind === 'expression') return linearText(value as Maths)
    if (answer.kind === 'numbers')
      return (value as Rational[]).map(({ n, d }) => (d === 1 ? String(n) : `${n}/${d}`))
    return value
  }
  const right = checkAnswer(answer, given(answer.right), 'en')
  const mistakes = answer.kind === 'multi-select' || answer.kind === 'matching' ? [] : answer.wrong
  return [
    ...(right.is === 'right' ? [] : [`the answer is taken for ${right.is}`]),
    ...mistakes.flatMap((mistake) => {
      const verdict = checkAnswer(answer, given(mistake.value), 'en')
      return verdict.is === 'wrong' && verdict.mistake === mistake
        ? []
        : [`${mistake.misconception} is not seen`]
    }),
  ]
}

function typed({ rule }: Extract<Answer, { kind: 'number' }>, value: Rational): string {
  if (typeof rule === 'object' && rule.denominator % value.d === 0) {
    return `${value.n * (rule.denominator / value.d)}/${rule.denominator}`
  }
  if (value.d === 1) return String(value.n)
  if (rule === 'decimal') return linearText(num(value))
  if (rule === 'mixed' && value.n > value.d) {
    return `${Math.floor(value.n / value.d)} ${value.n % value.d}/${value.d}`
  }
  return `${value.n}/${value.d}`
}

/** Every language says each sentence, with the same numbers in it, and as it is written there. */
function wordFaults(exercise: Exercise, languages: readonly SentenceWords[]): string[] {
  return sentencesOf(exercise).flatMap((sentence) => {
    const pieces = languages.map((words) => fillSentence(sentence, words))
    const numbers = pieces.map((one) =>
      [...new Set(numbersIn(one).map(({ n, d }) => `${n}/${d}`))].sort().join(),
    )
    const texts = languages.map((words) => said(sentence, words))
    return [
      ...(new Set(numbers).size === 1 ? [] : [`${sentence.key} says other numbers: ${texts.join(' | ')}`]),
      ...languages.flatMap((words, index) => textFaults(texts[index] ?? '', words)),
    ]
  })
}

function textFaults(text: string, words: SentenceWords): string[] {
  return [
    ...(/[{}]|undefined|\bnan\b/.test(text) ? [`a gap: ${text}`] : []),
    ...(/ {2}|^ | $/.test(text) ? [`a blank too many: ${text}`] : []),
    ...(isMiscounted(text, words) ? [`one in the plural: ${text}`] : []),
  ]
}

/** "1 meters"; French has all below two in the singular. A number that ends a calculation is not counted. */
function isMiscounted(text: string, { language, nouns }: SentenceWords): boolean {
  if (language === 'zh') return false
  const plurals = Object.values(nouns).flatMap(({ one, other, many }) => (one === other ? [] : [many]))
  const one = language === 'fr' ? '(?:0|1|0\\.\\d+|1\\.\\d+)' : '1'
  return new RegExp(`(?<![\\d.,/^+×÷-] ?)\\b${one} (?:${plurals.join('|')})\\b`, 'u').test(text)
}
