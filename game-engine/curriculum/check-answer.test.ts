// One value in many forms: taken, sent back for another form, or wrong, as the skill says.
import { describe, expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { rational } from './exact.ts'
import type { Answer, NumberRule, Wrong } from './exercise.ts'

const half = (rule: NumberRule): Answer => ({ kind: 'number', right: rational(1, 2), rule, wrong: [] })
const why = { key: 'common/check' }
const mistake = <Value>(value: Value): Wrong<Value> => ({ value, misconception: 'common/test', why })

describe('one half', () => {
  const forms = ['1/2', '0.5', '50%', '2/4', '50 %', '１／２']
  test.each([
    ['any', ['right', 'right', 'right', 'right', 'right', 'right']],
    ['lowest-terms', ['right', 'other-form', 'other-form', 'other-form', 'other-form', 'right']],
    ['decimal', ['other-form', 'right', 'other-form', 'other-form', 'other-form', 'other-form']],
    ['mixed', ['other-form', 'other-form', 'other-form', 'other-form', 'other-form', 'other-form']],
    [{ denominator: 4 }, ['other-form', 'other-form', 'other-form', 'right', 'other-form', 'other-form']],
  ] as const)('under the rule %j', (rule, verdicts) => {
    expect(forms.map((form) => checkAnswer(half(rule), form, 'en').is)).toEqual(verdicts)
  })

  test('is neither a third nor nothing', () => {
    expect(checkAnswer(half('any'), '1/3', 'en')).toEqual({ is: 'wrong' })
    expect(checkAnswer(half('any'), '1/0', 'en')).toEqual({ is: 'unreadable', code: 'division_by_zero' })
    expect(checkAnswer(half('any'), 'x'.repeat(10_000), 'en')).toEqual({ is: 'unreadable', code: 'too_long' })
    expect(checkAnswer(half('any'), ['1/2'], 'en')).toEqual({ is: 'unreadable', code: 'not_a_number' })
  })
})

test('a thousand with a point is a thousand in French, and one point zero in English', () => {
  const thousand: Answer = { kind: 'number', right: rational(1_000), rule: 'whole', wrong: [] }
  expect(
    ['en', 'es', 'fr', 'zh'].map((language) => checkAnswer(thousand, '1.000', language as 'en').is),
  ).toEqual(['wrong', 'wrong', 'right', 'wrong'])
})

describe('what is no text', () => {
  const choice: Answer = {
    kind: 'choice',
    options: [{ say: why }, { say: why }],
    right: 0,
    wrong: [mistake(1)],
  }
  const several: Answer = { kind: 'multi-select', options: choice.options, right: [0], wrong: [mistake(1)] }
  const order: Answer = { kind: 'ordering', items: [], right: [], wrong: [mistake([1, 0])] }
  const ordered: Answer = { ...order, items: [{ is: 'blank' }, { is: 'blank' }], right: [0, 1] }
  const point: Answer = { kind: 'point', right: [2, 3], wrong: [mistake([3, 2] as const)] }
  const fields: Answer = {
    kind: 'numbers',
    labels: [why, why],
    right: [rational(7), rational(2)],
    wrong: [mistake([rational(2), rational(7)])],
  }

  test('steps in any order that brings what each needs before it', () => {
    const early = (order: number[]) => mistake(order)
    const steps: Answer = {
      ...order,
      items: [why, why, why],
      right: [0, 1, 2],
      needs: [[], [], [0, 1]],
      wrong: [early([2, 0, 1])],
    }
    expect(checkAnswer(steps, [1, 0, 2], 'en')).toEqual({ is: 'right' })
    expect(checkAnswer(steps, [0, 2, 1], 'en')).toMatchObject({ is: 'wrong', mistake: { value: [2, 0, 1] } })
  })

  test.each([
    ['an option', choice, 0, 1, 2],
    ['a selection', several, [0], [1, 0], [0, 0]],
    ['an order', ordered, [0, 1], [1, 0], [0]],
    ['a point', point, [2, 3], [3, 2], [2, 3, 4]],
    ['two fields', fields, ['7', '02'], ['2', '7'], '7'],
  ])('%s is right, wrong with a reason, or malformed', (_, answer, right, wrong, malformed) => {
    expect(checkAnswer(answer, right, 'en')).toEqual({ is: 'right' })
    expect(checkAnswer(answer, wrong, 'en')).toMatchObject({
      is: 'wrong',
      mistake: { misconception: 'common/test' },
    })
    for (const input of [malformed, null, undefined, {}, 'x'.repeat(10_000)]) {
      expect(checkAnswer(answer, input, 'en')).toEqual({ is: 'unreadable', code: 'malformed' })
    }
  })
})
