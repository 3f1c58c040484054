import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findQuestions, isMaths, MOST_QUESTIONS } from './find-questions.ts'

const texts = (sheet: string) => findQuestions(sheet).map(({ text }) => text)
const labels = (sheet: string) => findQuestions(sheet).map(({ label }) => label)

describe('what is numbered', () => {
  test('numbers, letters and bullets, and nothing of the head of the sheet', () => {
    const sheet = `Worksheet 7: Equations
Name: ______   Date: 3/4/2026
Solve for x.
1. x + 9 = 15
2) 2x − 6 = 5x
(3) 3(x + 1) = 12
Question 4: Why is the sky blue?
• Name three planets.
- Name two moons.`
    expect(findQuestions(sheet)).toEqual([
      { label: '1', text: 'x + 9 = 15' },
      { label: '2', text: '2x − 6 = 5x' },
      { label: '3', text: '3(x + 1) = 12' },
      { label: '4', text: 'Why is the sky blue?' },
      { label: null, text: 'Name three planets.' },
      { label: null, text: 'Name two moons.' },
    ])
  })

  test('as a picture is read, without spaces: numbers that count on, and decimals that do not', () => {
    expect(texts('1.x+9=15\n2.2x-6=5x\n3.3(x+1)=12')).toEqual(['x+9=15', '2x-6=5x', '3(x+1)=12'])
    expect(texts('1.3+4=\n2.2+6=\n3.9-1=')).toEqual(['3+4=', '2+6=', '9-1='])
    expect(texts('1.5 + 2 =\n4.25 + 1 =')).toEqual(['1.5 + 2 =', '4.25 + 1 ='])
    expect(texts('1. 3 + 4 =\n2. 5.5 + 1 =')).toEqual(['3 + 4 =', '5.5 + 1 ='])
  })

  test('two columns are read one after the other', () => {
    expect(texts('1) 3 + 4 =   2) 12 - 5 =   3) 6 × 7 =\n4) 48 ÷ 6 =')).toEqual([
      '3 + 4 =',
      '12 - 5 =',
      '6 × 7 =',
      '48 ÷ 6 =',
    ])
    expect(texts('a) 1 + 1 =   b) 2 + 2 =')).toEqual(['1 + 1 =', '2 + 2 ='])
  })

  test('letters below a task take it along', () => {
    expect(findQuestions('3. Solve:\na) x + 1 = 2\nb) x + 3 = 5\n4. Add 1 and 2.')).toEqual([
      { label: 'a', text: 'Solve: x + 1 = 2' },
      { label: 'b', text: 'Solve: x + 3 = 5' },
      { label: '4', text: 'Add 1 and 2.' },
    ])
  })

  test('a question of several lines is one, a gap to write in is none', () => {
    expect(
      texts('1. Anna has 3 apples.\nShe buys 4 more.\nHow many has she?\nWrite here:\n2. ______'),
    ).toEqual(['Anna has 3 apples. She buys 4 more. How many has she?'])
  })
})

test('what is not numbered: question marks with what is told before, and calculations', () => {
  const sheet =
    'History quiz\n\nRome was a city. It grew.\nWho founded it?\n\nWrite neatly.\n12 + 7 =\nx² = 49'
  expect(texts(sheet)).toEqual(['Rome was a city. It grew. Who founded it?', '12 + 7 =', 'x² = 49'])
  expect(labels(sheet)).toEqual([null, null, null])
})

describe('four languages', () => {
  test.each([
    [
      'es',
      'Ejercicio 1. ¿Cuánto es 3 × 4?\nPregunta 2: ¿Dónde está el niño?',
      ['¿Cuánto es 3 × 4?', '¿Dónde está el niño?'],
    ],
    [
      'fr',
      'Exercice 1 : Combien font 3 × 4\u202f?\n2) Où habite l’ours\u202f?',
      ['Combien font 3 × 4\u202f?', 'Où habite l’ours\u202f?'],
    ],
    [
      'zh',
      '一、小明有三个苹果，\n又买了五个。一共有多少个？\n2、12 + 7 =\n第3题：为什么天是蓝的？',
      ['小明有三个苹果，又买了五个。一共有多少个？', '12 + 7 =', '为什么天是蓝的？'],
    ],
    ['zh', '（1）水的沸点是多少？\n② 冰是什么？', ['水的沸点是多少？', '冰是什么？']],
    ['en', 'Q1. What is 2 + 2?\nProblem 2. Name a noun.', ['What is 2 + 2?', 'Name a noun.']],
  ])('%s', (_, sheet, found) => {
    expect(texts(sheet)).toEqual(found)
  })
})

test.each([
  ['3 + 4', true],
  ['2x − 6 = 5x', true],
  ['1/2 + 1/3', true],
  ['7 < x', true],
  ['3/4/2026', false],
  ['Pages 3-5', false],
  ['Read chapter 4', false],
  ['------', false],
  ['=====', false],
])('%s is maths: %s', (line, expected) => {
  expect(isMaths(line)).toBe(expected)
})

describe('of any sheet', () => {
  const asked = fc.constantFrom(
    'What is a noun?',
    '¿Qué es un verbo?',
    'Qui était Molière\u202f?',
    '谁写了《西游记》？',
    'x + 9 = 15',
    'Name a river.',
  )
  const style = fc.constantFrom(
    (n: number) => `${n}. `,
    (n: number) => `${n}) `,
    (n: number) => `(${n}) `,
    (n: number) => `${n}、`,
    () => '• ',
  )

  test('numbered questions are found as they are written, in order', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 20 }), style, (questions, mark) => {
        const sheet = questions.map((text, index) => mark(index + 1) + text).join('\n')
        expect(texts(`Homework\n\n${sheet}`)).toEqual(questions)
      }),
    )
  })

  test('whatever is read, no question is empty or has a sign that is not on the sheet', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'1.2) ab?=＝+\n-:_一、题①•x ') }), (sheet) => {
        const found = findQuestions(sheet)
        expect(found.length).toBeLessThanOrEqual(MOST_QUESTIONS)
        for (const { text } of found) {
          expect(text.trim()).not.toBe('')
          for (const sign of text.replaceAll(' ', '')) expect(sheet).toContain(sign)
        }
      }),
    )
  })

  test.each([
    '1) a '.repeat(25_000),
    '?'.repeat(100_000),
    '1.'.repeat(50_000),
    'a\n'.repeat(50_000),
    ' \n1. x'.repeat(20_000),
    '1'.repeat(100_000),
  ])('100,000 characters take time in proportion (%#)', (sheet) => {
    const start = performance.now()
    findQuestions(sheet)
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})
