import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { linearText } from '../linear-text.ts'
import {
  type Answerable,
  begin,
  HINTS,
  type HomeworkMove,
  MOST_MOVES,
  mayOpen,
  move,
  replay,
} from './conversation.ts'
import type { Fact } from './find-nearest.ts'
import { findFact, nearestOf } from './find-nearest.ts'
import { recognise } from './recognise.ts'

const FACT: Fact = {
  id: 'pyramids-were-tombs',
  question: 'What were the great pyramids of Egypt built to be?',
  right: 'Tombs for kings',
  wrong: [
    { text: 'Castles', why: 'Nobody lived in them.' },
    { text: 'Markets', why: 'Markets were in towns.' },
    { text: 'Ships', why: 'They are made of stone.' },
  ],
  funFact: 'The Great Pyramid was the tallest building for thousands of years.',
  source: 'Encyclopaedia Britannica, "pyramid"',
  skill: 'ancient-egypt',
}

function question(typed: string, language: Language = 'en'): Answerable {
  const found = recognise(typed, 'math', language)
  if (found.is === 'words' || found.is === 'unsolved') throw new Error(`${typed}: ${found.is}`)
  return found
}

/** The verdict on a step, in a line. */
function judged(asked: string, typed: string, language: Language = 'en'): string {
  const state = move(begin(question(asked, language), language), { type: 'step', text: typed })
  if (!state.ok) return state.code
  const [turn] = state.value.turns
  if (turn?.is !== 'step') throw new Error('no step')
  const { verdict } = turn
  switch (verdict.is) {
    case 'right':
    case 'done':
      return `${verdict.is}: ${linearText(verdict.now)}`
    case 'wrong': {
      const { broken } = verdict
      if (broken.what === 'one-side') return `only ${broken.side} by ${linearText(broken.by)}`
      if (broken.what === 'sides-differ')
        return `left ${linearText(broken.left)}, right ${linearText(broken.right)}`
      if (broken.what === 'other-solution')
        return `${linearText(broken.value)}: ${linearText(broken.left)} and ${linearText(broken.right)}`
      return broken.what === 'value' ? `value: ${broken.mistake}` : broken.what
    }
    case 'unread':
      return `unread: ${verdict.why}`
    default:
      return verdict.is
  }
}

describe('a step', () => {
  test.each([
    ['3x + 5 = 20', '3x = 15', 'right: 3x = 15'],
    ['3x + 5 = 20', '3x=20-5', 'right: 3x = 20 - 5'],
    ['3x + 5 = 20', 'x = 5', 'solved'],
    ['3x + 5 = 20', '5', 'solved'],
    ['3x + 5 = 20', '3x = 20', 'only left by -5'],
    ['3x + 5 = 20', '3x + 5 = 15', 'only right by -5'],
    ['3x + 5 = 20', '3x = 25', 'left -5, right 5'],
    ['3x + 5 = 20', 'x = 6', '6: 23 and 20'],
    ['3x + 5 = 20', '3x = y', 'other-letter'],
    ['3x + 5 = 20', '2 + 2 = 5', 'false-claim'],
    ['3x + 5 = 20', '20 - 5 = 15', 'aside'],
    ['3x + 5 = 20', 'subtract 5 from both sides', 'done: 3x = 15'],
    ['2x - 6 = 5x', 'add 6 to both sides?', 'done: 2x = 5x + 6'],
    ['2x - 6 = 5x', 'take away 2x', 'done: -6 = 3x'],
    ['3x + 5 = 20', 'divide by 0', 'unsure'],
    ['3x + 5 = 20', 'I do not know', 'unread: words'],
    ['x^2 = 9', 'x = 3', 'solution-missing'],
    ['x^2 - 5x + 6 = 0', '(x - 2)(x - 3) = 0', 'right: (x - 2)(x - 3) = 0'],
    ['1/2 + 1/3', '3/6 + 2/6', 'right: 3/6 + 2/6'],
    ['1/2 + 1/3', '1/2 = 3/6', 'part'],
    ['1/2 + 1/3', '5/6', 'solved'],
    ['1/2 + 1/3', '2/5', 'value: straight-across'],
    ['1/2 + 1/3', '10/12', 'right: 10/12'],
    ['2 + 3 × 4', '20', 'value: left-to-right'],
    ['2 + 3 × 4', '2 + 12', 'right: 2 + 12'],
    ['7 - 12', '5', 'value: turned-around'],
    ['8 × 7', '15', 'value: other-operation'],
    ['15% of 80', '0.15 × 80', 'right: 0.15 × 80'],
    ['15% of 80', '12', 'solved'],
    ['15% of 80', '1200', 'value: percent-as-number'],
    ['2x + y = 7; x - y = 2', '3x = 9', 'right: 3x = 9'],
    ['2x + y = 7; x - y = 2', 'x = 4', 'not-the-same'],
    ['2x + y = 7; x - y = 2', 'x = 3, y = 1', 'solved'],
    ['24 cookies are shared among 6 children. How many does each get?', '24 ÷ 6', 'right: 24/6'],
    ['24 cookies are shared among 6 children. How many does each get?', '24 × 6', 'value: other-operation'],
    ['24 cookies are shared among 6 children. How many does each get?', '4', 'solved'],
  ])('%s, then %s: %s', (asked, typed, expected) => {
    expect(judged(asked, typed)).toBe(expected)
  })

  test.each<[Language, string]>([
    ['es', 'restar 5 de ambos lados'],
    ['fr', 'soustraire 5 des deux côtés'],
    ['zh', '两边同时减5'],
  ])('is read in words of %s', (language, said) => {
    expect(judged('3x + 5 = 20', said, language)).toBe('done: 3x = 15')
  })

  test('that is right is where the next one starts from', () => {
    const state = replay(question('3x + 5 = 20'), 'en', [
      { type: 'step', text: '3x = 15' },
      { type: 'step', text: 'x = 15' },
      { type: 'step', text: 'divide by 3' },
    ])
    expect(state?.turns.map((turn) => turn.is === 'step' && turn.verdict)).toMatchObject([
      { is: 'right' },
      { is: 'wrong', broken: { what: 'one-side', side: 'left' } },
      { is: 'done' },
    ])
    expect(state?.line && linearText(state.line)).toBe('x = 5')
  })

  test('of a linear equation is right exactly where it keeps the solution', () => {
    const small = fc.integer({ min: -9, max: 9 })
    const factor = small.filter((n) => n !== 0)
    fc.assert(
      fc.property(factor, small, small, small, fc.boolean(), (a, b, x, shift, isSlip) => {
        const asked = `${a}x + (${b}) = ${a * x + b}`
        const state = begin(question(asked), 'en')
        const typed = `${a}x = ${a * x + (isSlip && shift !== 0 ? shift : 0)}`
        const next = move(state, { type: 'step', text: typed })
        const [turn] = next.ok ? next.value.turns : []
        const is = turn?.is === 'step' && turn.verdict.is
        expect([asked, typed, is]).toEqual([asked, typed, isSlip && shift !== 0 ? 'wrong' : 'right'])
      }),
    )
  })
})

describe('a conversation', () => {
  const asked: Answerable[] = [
    question('3x + 5 = 20'),
    question('1/2 + 1/3'),
    question('There are 24 students. 3/8 of them sing. How many sing?'),
    { is: 'fact', fact: FACT },
    { is: 'writing', kind: 'story' },
  ]
  const moves = fc.array(
    fc.oneof<fc.Arbitrary<HomeworkMove>[]>(
      fc.constant({ type: 'hint' }),
      fc.constant({ type: 'solution' }),
      fc
        .constantFrom('3x = 15', '5/6', 'x', '', 'tombs', '9', 'subtract 5', '1/0')
        .map((text) => ({ type: 'step', text }) as const),
      fc.string({ unit: 'binary', maxLength: 300 }).map((text) => ({ type: 'step', text }) as const),
    ),
    { maxLength: 80 },
  )

  test('shows the whole solution after a step or all hints, once, and plays again to the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...asked), moves, (one, made) => {
        let state = begin(one, 'en')
        const taken: HomeworkMove[] = []
        for (const each of made) {
          const next = move(state, each)
          if (state.end !== null) expect(next).toEqual({ ok: false, code: 'over' })
          if (!next.ok) continue
          if (next.value.end === 'shown') expect(mayOpen(state)).toBe(true)
          expect(next.value.hints - state.hints).toBeLessThanOrEqual(1)
          state = next.value
          taken.push(each)
        }
        expect(state.hints).toBeLessThanOrEqual(HINTS)
        expect(state.turns.length).toBeLessThanOrEqual(MOST_MOVES)
        expect(replay(one, 'en', taken)).toEqual(state)
      }),
      { numRuns: 150 },
    )
  })

  test('does not open at once', () => {
    expect(move(begin(question('1/2 + 1/3'), 'en'), { type: 'solution' })).toEqual({
      ok: false,
      code: 'first_try',
    })
  })

  test('what cannot be read is no try', () => {
    const state = replay(question('1/2 + 1/3'), 'en', [{ type: 'step', text: 'no idea' }])
    expect(state).toMatchObject({ tries: 0, turns: [{ verdict: { is: 'unread' } }] })
  })

  test.each(['tombs for kings', 'They were TOMBS for the kings!', 'kings’ tombs'])(
    'takes the guess %s',
    (text) => {
      expect(replay({ is: 'fact', fact: FACT }, 'en', [{ type: 'step', text }])?.end).toBe('got-there')
    },
  )

  test('does not take a guess that names everything', () => {
    const text = 'castles markets ships houses tombs for kings and schools'
    expect(replay({ is: 'fact', fact: FACT }, 'en', [{ type: 'step', text }])?.end).toBeNull()
  })
})

describe('a fact', () => {
  const facts = [
    FACT,
    { ...FACT, id: 'sphinx', question: 'Which animal has the body of the Great Sphinx of Egypt?' },
  ]

  test.each(['What were the pyramids of Egypt built to be?', 'what were the great pyramids built to be'])(
    'is found by %s',
    (asked) => expect(findFact(asked, facts, 'en')?.id).toBe(FACT.id),
  )

  test.each([
    'Who built the pyramids of Mexico?',
    'pyramids',
    'What is Egypt?',
    'Why is the sky blue?',
    '',
    '???',
  ])('is not found by %s', (asked) => expect(findFact(asked, facts, 'en')).toBeNull())

  test('the nearest skill shares a word', () => {
    const skills = ['Ancient Egypt', 'Add fractions', 'Volume of a pyramid']
    expect(nearestOf('Who built the pyramids?', skills, (name) => name, 'en')).toEqual([
      'Volume of a pyramid',
    ])
  })
})
