import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { type FirstStep, firstStepOf } from './first-step.ts'
import type { Question } from './question.ts'

function work(left: number, operator: string, right: number): number {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '×':
      return left * right
    default:
      return left / right
  }
}

/** Every question a band can ask. */
function questionsOf(band: Band): Question[] {
  const [first, second] = {
    elementary: [
      [1, 10],
      [1, 10],
    ],
    middle: [
      [1, 20],
      [1, 20],
    ],
    high: [
      [10, 59],
      [5, 54],
    ],
  }[band]
  const questions: Question[] = []
  for (let a = first?.[0] ?? 0; a <= (first?.[1] ?? 0); a++) {
    for (let b = second?.[0] ?? 0; b <= (second?.[1] ?? 0); b++) {
      questions.push({ left: a, operator: '+', right: b, answer: a + b })
      questions.push({ left: Math.max(a, b), operator: '-', right: Math.min(a, b), answer: Math.abs(a - b) })
      if (band !== 'elementary') questions.push({ left: a, operator: '×', right: b, answer: a * b })
      if (band === 'middle') questions.push({ left: a * b, operator: '÷', right: b, answer: a })
    }
  }
  if (band === 'high') {
    for (let base = 10; base <= 25; base++)
      questions.push({ left: base, operator: '²', right: null, answer: base ** 2 })
  }
  return questions
}

function finish({ result, rest: { sign, left, operator, right } }: FirstStep): number {
  return work(result, sign, operator && right !== undefined ? work(left, operator, right) : left)
}

/** Questions whose answer one reads off: there the first step may show it. */
function isReadOff({ operator, right, left, answer }: Question): boolean {
  return operator === '×' && (left === 1 || right === 1) ? true : answer === 0
}

describe.each(BANDS)('%s', (band) => {
  const questions = questionsOf(band)

  test('every first step is right, and finishing it gives the answer', () => {
    const faulty = questions.filter((question) => {
      const step = firstStepOf(question, band)
      return work(step.left, step.operator, step.right) !== step.result || finish(step) !== question.answer
    })
    expect(faulty).toEqual([])
  })

  test('no first step gives the answer away, nor goes below nothing', () => {
    const telling = questions.filter((question) => {
      const { result } = firstStepOf(question, band)
      return (result === question.answer && !isReadOff(question)) || result < 0 || !Number.isInteger(result)
    })
    expect(telling).toEqual([])
  })
})
