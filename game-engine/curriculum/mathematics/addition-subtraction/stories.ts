// Stories that are solved by adding or taking away: kindergarten to grade 2. A table of stories, a row a way of asking.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft, ExerciseDifficulty } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, type Maths, sum } from '../../notation.ts'
import { PEOPLE, THINGS, type Thing } from '../../sentence.ts'
import { barOf, barsToCompare } from '../bars.ts'
import { answerIs } from '../sentences.ts'
import { number, say, step } from './area.ts'

/** What a story tells in numbers, and what they come to. */
interface Told {
  readonly story: string
  readonly first: number
  readonly second: number
  readonly third?: number
  readonly answer: number
  readonly work: readonly Maths[]
  /** What the picture is about, which decides the hint too. */
  readonly shape: 'join' | 'take' | 'part' | 'compare' | 'two-steps'
  readonly mistakes: readonly Mistake<number>[]
  readonly drawing?: (thing: Thing) => Drawing
}

const stories = (tell: (dice: Dice, difficulty: ExerciseDifficulty) => Told): Generator => ({
  version: 1,
  draw: (dice, difficulty) => draft(dice, tell(dice, difficulty)),
})

/** stories-within-10 */
export const storiesWithinTen = stories((dice, difficulty) => {
  const isJoin = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
  if (isJoin) {
    const a = dice.int(1, 5)
    const b = dice.int(1, Math.min(5, (difficulty === 1 ? 8 : 10) - a))
    return {
      story: 'box-join',
      first: a,
      second: b,
      answer: a + b,
      work: [equation(sum(a, b), a + b)],
      shape: 'join',
      mistakes: [
        [a, 'first-part-only'],
        [Math.abs(a - b), 'wrong-action-join'],
        [a + b - 1, 'counted-the-start'],
      ],
      drawing: (thing) => rowsOf(thing, difficulty === 1 ? [a, b] : [a]),
    }
  }
  const c = dice.int(5, 10)
  const b = dice.int(1, c - 1)
  return {
    story: 'box-take',
    first: c,
    second: b,
    answer: c - b,
    work: [equation(difference(c, b), c - b)],
    shape: 'take',
    mistakes: [
      [c + b, 'wrong-action-take'],
      [c, 'first-part-only'],
      [c - b + 1, 'counted-the-start'],
    ],
    drawing: (thing) => rowsOf(thing, [c], difficulty === 2 ? b : 0),
  }
})

const rowsOf = (thing: Thing, counts: readonly number[], crossed = 0): Drawing => ({
  kind: 'counters',
  groups: counts.map((count) => ({ thing, count, ...(crossed > 0 && { crossed }) })),
  layout: 'rows',
  columns: 5,
})

/** word-problems-within-20 */
export const wordProblemsWithinTwenty = stories((dice, difficulty) => {
  const whole = dice.int(8, 20)
  const part = dice.int(2, whole - 2)
  if (difficulty === 1) return dice.int(1, 2) === 1 ? gets(part, whole - part) : gives(whole, part)
  if (difficulty === 2) return dice.pick([getsSome, givesSome, restInBag])(whole, part)
  const kind = dice.int(1, 4)
  if (kind === 4) return threeParts(...drawThree(dice, whole))
  const [large, small] = [Math.max(part, whole - part), Math.min(part, whole - part)]
  if (kind === 3 || large === small) return someThenGets(whole, part)
  return kind === 1 ? howManyMore(large, small) : thatIsMore(large, large - small)
})

/** word-problems-within-100 */
export const wordProblemsWithinHundred = stories((dice, difficulty) => {
  const whole = dice.int(25, 99)
  const part = dice.int(11, whole - 6)
  if (difficulty === 1) return dice.int(1, 2) === 1 ? gets(part, whole - part) : gives(whole, part)
  if (difficulty === 2) {
    const [large, small] = [Math.max(part, whole - part), Math.min(part, whole - part)]
    const compared = large === small ? [] : [howManyMore(large, small), thatIsMore(large, large - small)]
    return dice.pick([someThenGets(whole, part), getsSome(whole, part), givesSome(whole, part), ...compared])
  }
  const gained = dice.int(5, 40)
  const start = dice.int(10, 55)
  const middle = start + gained
  const given = dice.int(3, middle - 3)
  // The answer must not be the middle result, nor a number of the story.
  return getsAndGives(start, gained, given === start || given === gained ? given - 1 : given)
})

function gets(first: number, second: number): Told {
  const answer = first + second
  return {
    story: 'gets',
    first,
    second,
    answer,
    work: [equation(sum(first, second), answer)],
    shape: 'join',
    mistakes: [
      [Math.abs(first - second), 'wrong-action-join'],
      [Math.max(first, second), 'number-of-the-story'],
      [answer - 1, 'counted-the-start'],
    ],
    drawing: () => barOf([first, second], { is: 'blank' }),
  }
}

function gives(first: number, second: number): Told {
  const answer = first - second
  return {
    story: 'gives',
    first,
    second,
    answer,
    work: [equation(difference(first, second), answer)],
    shape: 'take',
    mistakes: [
      [first + second, 'wrong-action-take'],
      [first, 'number-of-the-story'],
      [answer + 1, 'counted-the-start'],
    ],
    drawing: () => barOf([answer, second], first, answer),
  }
}

const partUnknown =
  (story: string) =>
  (whole: number, part: number): Told => {
    const answer = whole - part
    return {
      story,
      first: part,
      second: whole,
      answer,
      work: [equation(difference(whole, part), answer)],
      shape: 'part',
      mistakes: [
        [whole + part, 'key-word'],
        [whole, 'number-of-the-story'],
        [part, 'number-of-the-story'],
        [answer + 1, 'counted-the-start'],
      ],
      drawing: () => barOf([part, answer], whole, answer === part ? undefined : answer),
    }
  }

const getsSome = partUnknown('gets-some')
const givesSome = partUnknown('gives-some')
const restInBag = partUnknown('rest-in-bag')
const someThenGets = partUnknown('some-then-gets')

function howManyMore(large: number, small: number): Told {
  const answer = large - small
  return {
    story: 'how-many-more',
    first: large,
    second: small,
    answer,
    work: [equation(difference(large, small), answer)],
    shape: 'compare',
    mistakes: [
      [large + small, 'key-word'],
      [large, 'number-of-the-story'],
      [answer + 1, 'counted-the-start'],
    ],
    drawing: () => barsToCompare([{ size: large }, { size: small }]),
  }
}

function thatIsMore(large: number, by: number): Told {
  const answer = large - by
  return {
    story: 'that-is-more',
    first: large,
    second: by,
    answer,
    work: [equation(difference(large, by), answer)],
    shape: 'compare',
    mistakes: [
      [large + by, 'comparison-turned'],
      [by, 'number-of-the-story'],
      [answer + 1, 'counted-the-start'],
    ],
    drawing: () => barsToCompare([{ size: large }, { size: answer, asked: true }]),
  }
}

function drawThree(dice: Dice, whole: number): [number, number, number] {
  const a = dice.int(2, Math.floor(whole / 2))
  const b = dice.int(1, whole - a - 1)
  return [a, b, whole - a - b]
}

function threeParts(first: number, second: number, third: number): Told {
  const answer = first + second + third
  return {
    story: 'three-parts',
    first,
    second,
    third,
    answer,
    work: [equation(sum(first, second, third), answer)],
    shape: 'join',
    mistakes: [
      [first + second, 'left-out', { number: third }],
      [second + third, 'left-out', { number: first }],
      [answer - 1, 'counted-the-start'],
    ],
    drawing: () => barOf([first, second, third], { is: 'blank' }),
  }
}

function getsAndGives(first: number, second: number, third: number): Told {
  const middle = first + second
  const answer = middle - third
  return {
    story: 'gets-and-gives',
    first,
    second,
    third,
    answer,
    work: [equation(sum(first, second), middle), equation(difference(middle, third), answer)],
    shape: 'two-steps',
    mistakes: [
      [middle, 'stopped-after-one-step'],
      [middle + third, 'all-added'],
      [Math.abs(first - second), 'wrong-action-join'],
    ],
  }
}

function draft(dice: Dice, told: Told): Draft {
  const thing = dice.pick(THINGS)
  const [person = 0, other = 1] = dice.shuffle(Array.from({ length: PEOPLE }, (_, index) => index))
  const { story, first, second, third = 0, answer, work, shape, mistakes, drawing } = told
  const amount = (count: number) => ({ amount: count, of: thing })
  const fillers = {
    person: { person },
    other: { person: other },
    things: { many: thing },
    first,
    second,
    third,
    firstThings: amount(first),
    secondThings: amount(second),
    thirdThings: amount(third),
  }
  const [firstWork, ...moreWork] = work
  return {
    question: say(`story-${story}`, fillers),
    ...(drawing && { drawing: drawing(thing) }),
    answer: number(answer, mistakes),
    hints: [
      say('story-hint-1'),
      say(`story-hint-2-${shape}`),
      say(`story-hint-3-${shape}`, { first, second }),
    ],
    solution: [
      step(`story-step-${shape}`, undefined, firstWork),
      ...moreWork.map((line) => step('story-step-second', undefined, line)),
      answerIs(amount(answer)),
    ],
  }
}
