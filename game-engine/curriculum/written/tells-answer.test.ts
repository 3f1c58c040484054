import { expect, test } from 'vitest'
import type { Item } from './item.ts'
import { tellsAnswer } from './tells-answer.fixture.ts'

const BASE = { id: 'one', difficulty: 1, question: 'Which one?' } as const
const WRONG = [{ text: 'wrong', why: 'because' }]
const PICK: Item = { ...BASE, kind: 'choice', right: 'The river', wrong: WRONG }
const GAP: Item = { ...BASE, kind: 'gap', question: '填一个字：栋___之才。', right: '梁', wrong: WRONG }
const SORT: Item = { ...BASE, kind: 'order', parts: ['The dog', 'ate', 'the bone'], wrong: WRONG }
const MATCH: Item = {
  ...BASE,
  kind: 'match',
  pairs: [
    { left: 'sun', right: 'day', why: '' },
    { left: 'moon', right: 'night', why: '' },
    { left: 'cloud', right: 'rain', why: '' },
  ],
}

test.each<[string, Item, string, boolean, boolean]>([
  ['an option', PICK, 'It is the river.', true, true],
  ['what the question shows', { ...PICK, question: 'Is it the river?' }, 'Look at the river.', false, false],
  ['another word', PICK, 'It is no riverbed.', false, false],
  ['a single character', GAP, '“梁”是木头。', true, true],
  ['all parts in their order', SORT, 'The dog comes first, then ate, then the bone.', true, true],
  ['all parts in another order', SORT, 'Ate? The bone? The dog?', false, false],
  ['one pair', MATCH, 'The sun brings the day.', true, false],
  ['most of the pairs', MATCH, 'Sun and day, moon and night.', true, true],
  ['left sides alone', MATCH, 'Look at sun, moon and cloud.', false, false],
])('%s in a hint', (_, item, hint, inFirst, inLater) => {
  expect([tellsAnswer(item, hint, true), tellsAnswer(item, hint, false)]).toEqual([inFirst, inLater])
})
