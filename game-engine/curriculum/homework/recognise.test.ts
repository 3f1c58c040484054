import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { linearText } from '../linear-text.ts'
import { checkStep } from './check-step.ts'
import { HOMEWORK_SUBJECTS, type HomeworkSubject } from './homework-subjects.ts'
import { type Recognised, recognise } from './recognise.ts'
import { LONGEST_QUESTION, tidyQuestion } from './tidy-question.ts'

function read(typed: string, language: Language = 'en', subject: HomeworkSubject = 'math'): Recognised {
  const question = tidyQuestion(typed)
  if (!question.ok) throw new Error(question.code)
  return recognise(question.value, subject, language)
}

/** What it is and what it comes to, in a line. */
function told(found: Recognised): string {
  switch (found.is) {
    case 'maths':
    case 'story': {
      const { answer } = found.solution
      const value =
        answer.is === 'value' || answer.is === 'percent'
          ? linearText(answer.value)
          : answer.is === 'solutions'
            ? answer.values.map((one) => linearText(one)).join(' or ')
            : answer.is
      const unit = found.is === 'story' ? (found.problem.unit?.text ?? '') : ''
      return `${found.is === 'story' ? found.problem.kind : found.is}: ${value}${unit && ` ${unit}`}`
    }
    case 'writing':
      return `writing: ${found.kind}`
    case 'unsolved':
      return `unsolved: ${found.why}`
    default:
      return found.is
  }
}

describe('a line of mathematics', () => {
  test.each<[Language, string, string]>([
    ['en', '3x + 5 = 20', 'maths: 5'],
    ['en', 'How do I solve 2x - 6 = 5x?', 'maths: -2'],
    ['en', '2)  2x − 6 = 5x', 'maths: -2'],
    ['en', 'Solve the equation 4(x - 3) = 2x + 6 for x, please.', 'maths: 9'],
    ['en', 'How do I add 1/2 and 1/3?', 'maths: 5/6'],
    ['en', 'subtract 5 from 12', 'maths: 7'],
    ['en', 'What is 15% of 80?', 'maths: 12'],
    ['en', '½ + ⅓', 'maths: 5/6'],
    ['en', '1½ + 2¼', 'maths: 15/4'],
    ['en', '𝟏𝟐 × ３', 'maths: 36'],
    ['en', '١٢ + ٣', 'maths: 15'],
    ['es', '¿Cuánto es 0,5 + 1,25?', 'maths: 1.75'],
    ['es', '¿Cómo sumo 1/2 y 1/3?', 'maths: 5/6'],
    ['es', 'Resuelve la ecuación 3x + 5 = 20', 'maths: 5'],
    ['fr', 'Combien font 2,5 × 4 ?', 'maths: 10'],
    ['fr', 'Comment résoudre l’équation 3x + 5 = 20 ?', 'maths: 5'],
    ['fr', 'Comment additionner 1/2 et 1/3 ?', 'maths: 5/6'],
    ['zh', '1/2 加 1/3 怎么算？', 'maths: 5/6'],
    ['zh', '解方程：３ｘ＋５＝２０', 'maths: 5'],
    ['en', '5 / 0', 'unsolved: division_by_zero'],
    ['en', '1O + 5', 'unsolved: letter_for_digit'],
    ['en', 'l2 × 4', 'unsolved: letter_for_digit'],
    ['en', '(3 + 4', 'unsolved: brackets'],
    ['en', 'x + y = 4', 'unsolved: several_letters'],
    ['en', '7', 'unsolved: nothing_to_do'],
  ])('%s: %s', (language, question, expected) => {
    expect(told(read(question, language))).toBe(expected)
  })
})

describe('a story', () => {
  test.each<[Language, string, string]>([
    ['en', 'Ana has 12 apples. Ben has 5 apples. How many apples do they have altogether?', 'total: 17'],
    ['en', 'There were 12 birds on a tree. Five flew away. How many are left?', 'difference: 7'],
    [
      'en',
      'Mia has 23 stickers and Leo has 15. How many more stickers does Mia have than Leo?',
      'difference: 8',
    ],
    ['en', 'There are 4 boxes. Each box has 6 eggs. How many eggs are there in all?', 'times: 24'],
    ['en', '24 cookies are shared equally among 6 children. How many does each child get?', 'share: 4'],
    ['en', '3 pizzas are shared by 4 friends. How much does each friend get?', 'share: 3/4'],
    [
      'en',
      'There are 24 students in a class. 3/8 of them play soccer. How many students play soccer?',
      'fraction-of: 9',
    ],
    ['en', 'Three quarters of the 20 cups are full. How many cups are full?', 'fraction-of: 15'],
    ['en', 'A class has 30 students. 40% of the students walk to school. How many walk?', 'percent-of: 12'],
    ['en', 'A jacket costs $80. It is 25% off. What is the new price?', 'discount: 60 $'],
    ['en', 'A jacket costs $80. It is 25% off. How much do you save?', 'saving: 20 $'],
    ['en', 'A car travels 150 km in 3 hours. What is its speed?', 'speed: 50 km/h'],
    ['en', 'A train goes 80 km/h for 2.5 hours. How far does it go?', 'distance: 200 km'],
    ['en', 'How long does it take to drive 240 km at 60 km/h?', 'duration: 4 h'],
    ['en', 'A rectangle is 8 cm long and 5 cm wide. What is its area?', 'area: 40 cm²'],
    ['en', 'A rectangle is 8 cm long and 5 cm wide. What is its perimeter?', 'perimeter: 26 cm'],
    ['en', 'What is the perimeter of a square with sides of 6 m?', 'perimeter: 24 m'],
    ['es', 'Ana tiene 12 manzanas y Ben tiene 5. ¿Cuántas manzanas tienen en total?', 'total: 17'],
    ['es', 'Había 12 pájaros. Volaron 5. ¿Cuántos quedan?', 'difference: 7'],
    ['es', 'Hay 4 cajas. Cada caja tiene 6 huevos. ¿Cuántos huevos hay en total?', 'times: 24'],
    ['es', 'Se reparten 24 galletas entre 6 niños. ¿Cuántas recibe cada uno?', 'share: 4'],
    [
      'es',
      'En una clase hay 24 alumnos. 3/8 de ellos juegan fútbol. ¿Cuántos juegan fútbol?',
      'fraction-of: 9',
    ],
    ['es', 'Una chamarra cuesta $80 y tiene 25 % de descuento. ¿Cuál es el nuevo precio?', 'discount: 60 $'],
    ['es', 'Un auto recorre 150 km en 3 horas. ¿Cuál es su velocidad?', 'speed: 50 km/h'],
    ['es', 'Un rectángulo mide 8 cm de largo y 5 cm de ancho. ¿Cuál es su área?', 'area: 40 cm²'],
    ['fr', 'Ana a 12 pommes et Ben a 5 pommes. Combien de pommes ont-ils en tout ?', 'total: 17'],
    ['fr', 'Il y avait 12 oiseaux. 5 se sont envolés. Combien en reste-t-il ?', 'difference: 7'],
    ['fr', 'Il y a 4 boîtes. Chaque boîte contient 6 œufs. Combien d’œufs y a-t-il ?', 'times: 24'],
    ['fr', 'On partage 24 biscuits entre 6 enfants. Combien chacun en reçoit-il ?', 'share: 4'],
    [
      'fr',
      'Une classe a 24 élèves. 3/8 des élèves font du foot. Combien d’élèves font du foot ?',
      'fraction-of: 9',
    ],
    ['fr', 'Il y a 24 élèves. 3/8 d’entre eux chantent. Combien chantent ?', 'fraction-of: 9'],
    ['fr', 'Une veste coûte 80 € avec une remise de 25 %. Quel est le nouveau prix ?', 'discount: 60 €'],
    ['fr', 'Une voiture parcourt 150 km en 3 heures. Quelle est sa vitesse ?', 'speed: 50 km/h'],
    ['fr', 'Un rectangle mesure 8 cm sur 5 cm. Quel est son périmètre ?', 'perimeter: 26 cm'],
    ['zh', '小明有 12 个苹果，小红有 5 个苹果。他们一共有多少个苹果？', 'total: 17'],
    ['zh', '树上有 12 只鸟，飞走了 5 只。还剩多少只？', 'difference: 7'],
    ['zh', '有 4 个盒子，每个盒子装 6 个鸡蛋。一共有多少个鸡蛋？', 'times: 24'],
    ['zh', '把 24 块饼干平均分给 6 个孩子，每人分到几块？', 'share: 4'],
    ['zh', '班里有 24 名学生，其中 3/8 的学生踢足球。踢足球的有多少人？', 'fraction-of: 9'],
    ['zh', '一件外套 80 元，打八折出售。现价是多少元？', 'percent-of: 64 元'],
    ['zh', '一辆汽车 3 小时行驶 150 千米。它的速度是多少？', 'speed: 50 km/h'],
    ['zh', '一个长方形长 8 厘米，宽 5 厘米。它的面积是多少？', 'area: 40 cm²'],
  ])('%s: %s', (language, question, expected) => {
    expect(told(read(question, language))).toBe(expected)
  })

  test('of another language than the page is read as well', () => {
    expect(told(read('Ana tiene 12 manzanas y Ben tiene 5. ¿Cuántas manzanas tienen en total?', 'en'))).toBe(
      'total: 17',
    )
  })

  test.each([
    'Ana has 3 more apples than Ben. Ben has 5 apples. How many do they have altogether?',
    'Ben is twice as old as his 6 year old sister. How old are they in total?',
    'There are 4 boxes with 6 eggs each. 5 eggs broke. How many eggs are left?',
    'A rectangle has an area of 40 cm and is 8 cm long. How wide is it?',
    'A rectangle is 8 cm long and 5 m wide. What is its area?',
    'A car travels 150 km in 90 minutes. What is its speed?',
    'The price went up by 10% from 50 dollars and then fell by 5%. What is it now?',
    'A shirt costs $40 after 20% off. What was the old price?',
    'There are 24 students. 3/8 of them play soccer. How many do not play soccer?',
    'In 1492 Columbus sailed with 3 ships. How many sailors were there in total?',
    'Twenty birds and 5 cats. How many animals altogether?',
    'Five sixths of 7 in 3 with 8 and 9 of 10: how many in total?',
  ])('that no pattern fits alone is not read: %s', (question) => {
    expect(['words', 'unsolved']).toContain(read(question).is)
  })
})

describe('a text to be written', () => {
  test.each<[Language, string, string]>([
    ['en', 'I have to write an essay about school uniforms', 'writing: opinion'],
    ['en', 'Write a story about a lost dog', 'writing: story'],
    ['en', 'help me write a letter to my grandmother', 'writing: letter'],
    ['en', 'I need to write a summary of chapter 3', 'writing: summary'],
    ['es', 'Tengo que escribir un cuento sobre el mar', 'writing: story'],
    ['fr', 'Je dois écrire une lettre à un ami', 'writing: letter'],
    ['zh', '写一篇读后感', 'writing: summary'],
  ])('%s: %s', (language, question, expected) => {
    expect(told(read(question, language, 'english'))).toBe(expected)
  })

  test('a question about a book is none', () => {
    expect(read('Who wrote Don Quixote?', 'en', 'english').is).toBe('words')
  })
})

describe('what is typed', () => {
  test.each(['', '   ', '\n\t', '\u200b\u0000', '\u00a0', null, undefined, 5, {}])('%j is empty', (typed) => {
    expect(tidyQuestion(typed)).toEqual({ ok: false, code: 'empty' })
  })

  test('is bounded before anything looks at it', () => {
    expect(tidyQuestion('x'.repeat(100_000))).toEqual({ ok: false, code: 'too_long' })
    expect(tidyQuestion(`${' '.repeat(500)}1 + 1`)).toEqual({ ok: true, value: '1 + 1' })
  })

  test('never throws and takes no time, whatever it is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.stringMatching(/^[0-9xyXOl+*/=<>()^%.,|√π¼ -]{0,60}$/),
      fc
        .array(
          fc.constantFrom(
            '12',
            'km',
            'in',
            '3',
            'hours',
            'each',
            'how many',
            'left',
            '?',
            '%',
            'of',
            '1/2',
            '一共',
            '多少',
            'cada',
            'rectangle',
            'area',
            '打',
            '折',
            '$',
          ),
          { maxLength: 20 },
        )
        .map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...HOMEWORK_SUBJECTS),
        fc.constantFrom(...LANGUAGES),
        (typed, subject, language) => {
          const question = tidyQuestion(typed)
          if (question.ok) {
            expect(question.value.length).toBeLessThanOrEqual(LONGEST_QUESTION)
            recognise(question.value, subject, language)
          }
        },
      ),
      { numRuns: 400 },
    )
  })
})

describe('equations with functions', () => {
  test.each<[Language, string, string]>([
    ['en', 'Solve 2^x = 16', 'maths: 4'],
    ['es', 'Resuelve sen(x) = 1/2 en [0, 2π)', 'maths: π/6 or (5π)/6'],
    ['fr', 'Résoudre l’équation ln(x) = 2', 'maths: e^2'],
    ['zh', '解方程：2^x = 16', 'maths: 4'],
    ['en', 'What is cos(75°)?', 'maths: (√6 - √2)/4'],
  ])('%s: %s', (language, question, expected) => {
    expect(told(read(question, language))).toBe(expected)
  })

  const verdictOf = (question: string, step: string) => {
    const found = read(question)
    return found.is === 'maths'
      ? checkStep(found.solution, found.solution.given[0] ?? null, step, 'en').is
      : found.is
  }

  test.each([
    ['5*2^x = 35', '2^x = 7', 'right'],
    ['5*2^x = 35', 'x = log_2(7)', 'solved'],
    ['5*2^x = 35', 'x = 3', 'wrong'],
    ['5*2^x = 35', '2^x = 8', 'wrong'],
    ['log_2(x) + log_2(x - 2) = 3', 'x(x - 2) = 8', 'right'],
    ['log_2(x) + log_2(x - 2) = 3', 'x = -2', 'wrong'],
    ['2sin(x) = 1 on [0, 2pi)', 'sin(x) = 1/2', 'right'],
    ['2sin(x) = 1 on [0, 2pi)', 'x = pi/4', 'wrong'],
    ['sin(x) = 1/2', 'x = pi/6 + 2pi*k', 'unsure'],
    ['cos(75°)', 'cos(45°)cos(30°) - sin(45°)sin(30°)', 'right'],
    ['cos(75°)', '1/2', 'wrong'],
    ['2^x = 16', 'x + 2^x = 3', 'unsure'],
  ])('%s: the step %s is %s', (question, step, expected) => {
    expect(verdictOf(question, step)).toBe(expected)
  })
})
