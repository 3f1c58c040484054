import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { type FirstStep, wayOf } from './first-step.ts'
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

describe.each(BANDS)('%s', (band) => {
  const worked = questionsOf(band).flatMap((question) => {
    const { step } = wayOf(question, band)
    return step ? [{ question, step }] : []
  })

  test('every first step is right, and finishing it gives the answer', () => {
    const faulty = worked.filter(({ question, step }) => {
      return work(step.left, step.operator, step.right) !== step.result || finish(step) !== question.answer
    })
    expect(faulty).toEqual([])
  })

  test('no first step gives the answer away, nor goes below nothing', () => {
    const telling = worked.filter(({ question, step: { result } }) => {
      return result === question.answer || result < 0 || !Number.isInteger(result)
    })
    expect(telling).toEqual([])
  })

  test('no first step is empty, nor leaves nothing to do', () => {
    const empty = worked.filter(({ step: { left, operator, right, result, rest } }) => {
      const idle = operator === '×' || operator === '÷' ? 1 : 0
      return right === idle || left === 0 || result === 0 || rest.left === 0
    })
    // 70 ÷ 7 = 10 and the like are steps; times ten is one only beside a factor of its own.
    expect(empty).toEqual([])
  })

  test('no first step takes a pair apart that makes ten, or hides tens and ones', () => {
    const hiding = worked.filter(({ question: { left, operator, right }, step }) => {
      if (operator !== '+' || right === null || band === 'high') return false
      const makesTen = left + right === 10
      const isRead = (left % 10 === 0 && right < 10) || (right % 10 === 0 && left < 10)
      return isRead || (makesTen && step.rest.left === 1)
    })
    expect(hiding).toEqual([])
  })
})

test.each([
  [{ left: 19, operator: '-', right: 1, answer: 18 }, 'before'],
  [{ left: 18, operator: '-', right: 3, answer: 15 }, 'ones'],
  [{ left: 17, operator: '-', right: 10, answer: 7 }, 'place-value'],
  [{ left: 17, operator: '-', right: 8, answer: 9 }, 'up-to-ten'],
  [{ left: 20, operator: '+', right: 5, answer: 25 }, 'place-value'],
  [{ left: 10, operator: '+', right: 7, answer: 17 }, 'place-value'],
  [{ left: 4, operator: '+', right: 6, answer: 10 }, 'by-fives'],
  [{ left: 5, operator: '+', right: 5, answer: 10 }, 'two-hands'],
  [{ left: 5, operator: '+', right: 1, answer: 6 }, 'next'],
  [{ left: 7, operator: '÷', right: 7, answer: 1 }, 'itself'],
  [{ left: 1, operator: '×', right: 7, answer: 7 }, 'one-row'],
] as const)('%j goes by %s', (question, name) => {
  expect(wayOf(question, 'middle').name).toBe(name)
})
