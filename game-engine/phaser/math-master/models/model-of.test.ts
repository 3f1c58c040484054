import { describe, expect, it } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { seedRandom } from '#engine/core/random.ts'
import { LEVEL_CAPS } from '#engine/games/math-master/constants.ts'
import { drawProblem } from '#engine/learning/arithmetic/problems.ts'
import { type MathProblem, type Question, questionText } from '#engine/learning/arithmetic/question.ts'
import { type Learner, newLearner } from '#engine/learning/learner.ts'
import { extent } from '#engine/phaser/kit/mark-extent.fixture.ts'
import { type Counter, type Label, type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { type Model, marksOf, type Room } from './model.ts'
import { modelOf } from './model-of.ts'
import { stopsAtTens } from './number-line.ts'

/** The places a picture gets on a small phone, phones, a tablet, a desktop, and beside the question in the high notebook. */
const ROOMS: readonly Room[] = [
  { width: 236, height: 150 },
  { width: 300, height: 180 },
  { width: 620, height: 150 },
  { width: 760, height: 290 },
  { width: 420, height: 330 },
  { width: 364, height: 230 },
  { width: 820, height: 360 },
]

/** From weak to strong, so that every size of number comes up. */
function learnerRated(count: number): Learner {
  const rating = 500 + (count % 10) * 120
  const names = ['add', 'subtract', 'multiply', 'divide', 'square']
  return newLearner({ ratings: Object.fromEntries(names.map((name) => [`math.${name}`, rating])) })
}

/** Every kind of question the bands can ask. */
const QUESTIONS = BANDS.flatMap((band) => {
  const questions: MathProblem[] = []
  for (let level = 1; level <= LEVEL_CAPS[band]; level++) {
    let random = seedRandom(level * 31 + LEVEL_CAPS[band])
    let previous: Question | null = null
    for (let count = 0; count < 40; count++) {
      const [problem, next] = drawProblem(
        random,
        { band, level, challenge: 'even', learner: learnerRated(count) },
        previous,
      )
      questions.push(problem)
      previous = problem
      random = next
    }
  }
  return questions.map((question) => ({ band, question }))
}).concat(
  BANDS.flatMap((band) =>
    Array.from({ length: 60 }, (_, index) => {
      const own = LEVEL_CAPS[band]
      const place = { band, level: own + 1 + (index % 10), ownLevels: own, challenge: 'even' as const }
      const [question] = drawProblem(seedRandom(index), { ...place, learner: learnerRated(index) }, null)
      return { band, question }
    }),
  ),
)

function pick<Kind extends Mark['mark']>(
  model: Pick<Model, 'marks'>,
  kind: Kind,
): Extract<Mark, { mark: Kind }>[] {
  return model.marks.filter((mark): mark is Extract<Mark, { mark: Kind }> => mark.mark === kind)
}

/** All that shows once the answer is known, the answer included. */
const explained = (model: Model, answer: string, chosen?: number) => ({
  marks: marksOf(model, {
    answer,
    wrong: chosen === undefined ? null : { value: chosen, text: String(chosen) },
  }),
})

/** Numbers of the reason, the answer left out. */
const reasonOf = (model: Model): number[] =>
  model.why.filter((mark): mark is Label => mark.mark === 'label').map(({ text }) => Number(text))

const kinds = (counters: Counter[], kind: Counter['kind']) =>
  counters.filter((mark) => mark.kind === kind).length

describe('modelOf', () => {
  it.each(ROOMS)('keeps every picture inside $width x $height px, labels readable', (room) => {
    const faults: string[] = []
    const fits = (held: boolean, name: string, what: string) => held || faults.push(`${name}: ${what}`)
    for (const { band, question } of QUESTIONS) {
      const model = modelOf(question, band, room)
      const name = `${band} ${questionText(question)}`
      const shown = [question.answer, ...question.options.slice(0, 2)].flatMap(
        (chosen) =>
          explained(model, String(question.answer), chosen === question.answer ? undefined : chosen).marks,
      )
      for (const box of [...marksOf(model, null), ...shown].map(extent)) {
        fits(box.left >= -1 && box.right <= room.width + 1, name, `${box.left} to ${box.right} across`)
        fits(box.top >= -1 && box.bottom <= room.height + 1, name, `${box.top} to ${box.bottom} down`)
      }
      for (const label of pick(model, 'label')) fits(label.size >= MIN_TEXT, name, `text of ${label.size} px`)
      for (const { at } of [...model.marks, ...model.why]) fits(at >= 0 && at < 1, name, `a mark at ${at}`)
    }
    expect(faults).toEqual([])
  })

  it.each(ROOMS)('lets no label stand on another in $width x $height px', (room) => {
    const touching: string[] = []
    for (const { band, question } of QUESTIONS) {
      const model = modelOf(question, band, room)
      const wrong = question.options.find((option) => option !== question.answer)
      const shown = [undefined, wrong].map((chosen) =>
        pick(explained(model, String(question.answer), chosen), 'label'),
      )
      for (const one of shown)
        touching.push(...touchingIn(one).map((pair) => `${band} ${questionText(question)}: ${pair}`))
    }
    expect(touching).toEqual([])
  })

  function touchingIn(shown: readonly Label[]): string[] {
    const pairs: string[] = []
    const labels = shown.map((label) => ({ ...label, ...extent(label) }))
    for (const [index, one] of labels.entries()) {
      for (const other of labels.slice(index + 1)) {
        const apart =
          one.right <= other.left + 2 ||
          other.right <= one.left + 2 ||
          one.bottom <= other.top + 2 ||
          other.bottom <= one.top + 2
        if (!apart) pairs.push(`${one.text} and ${other.text}`)
      }
    }
    return pairs
  }

  it('never writes the answer before it is known', () => {
    for (const { band, question } of QUESTIONS) {
      const shown = [question.left, question.right ?? question.left]
      if (shown.includes(question.answer) || question.answer < 20) continue
      const labels = pick(modelOf(question, band, { width: 700, height: 160 }), 'label')
      expect(
        labels.map(({ text }) => text),
        questionText(question),
      ).not.toContain(String(question.answer))
    }
  })

  const room = { width: 620, height: 150 }

  it('adds with counters of two kinds', () => {
    const model = modelOf({ left: 4, operator: '+', right: 3, answer: 7 }, 'elementary', room)
    const counters = pick({ marks: marksOf(model, null) }, 'counter')
    expect([kinds(counters, 'a'), kinds(counters, 'b')]).toEqual([4, 3])
  })

  it('fills up the first ten-frame with what waits in the second', () => {
    const model = modelOf({ left: 8, operator: '+', right: 5, answer: 13 }, 'elementary', room)
    const frames = pick(model, 'shape').map(({ points: [corner] }) => corner?.x ?? 0)
    const inFirst = (marks: readonly Mark[]) =>
      pick({ marks }, 'counter').filter(({ x, y }) => x < (frames[1] ?? 0) || y < 0).length
    expect(frames).toHaveLength(2)
    expect(inFirst(marksOf(model, null))).toBe(8)
    expect(inFirst(explained(model, '13').marks)).toBe(10)
    expect(pick(explained(model, '13'), 'counter')).toHaveLength(13)
  })

  it('takes away by sending the last counters out of the frame', () => {
    const model = modelOf({ left: 9, operator: '-', right: 2, answer: 7 }, 'elementary', room)
    const [frame] = pick(model, 'shape')
    const floor = Math.max(...(frame?.points ?? []).map(({ y }) => y))
    const inFrame = (marks: readonly Mark[]) =>
      pick({ marks }, 'counter').filter(({ y, kind }) => y < floor && kind !== 'none').length
    expect(inFrame(marksOf(model, null))).toBe(9)
    expect(inFrame(explained(model, '7').marks)).toBe(7)
  })

  it('joins the parts of an array', () => {
    const model = modelOf({ left: 13, operator: '×', right: 7, answer: 91 }, 'middle', room)
    const gap = (marks: readonly Mark[]) => {
      const [left, right] = pick({ marks }, 'field')
      return (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)
    }
    expect(gap(marksOf(model, null))).toBeGreaterThan(8)
    expect(gap(explained(model, '91').marks)).toBeCloseTo(0)
  })

  it('shows a wrong answer beside the right one, and by how much it missed', () => {
    const inWrong = (question: Question, band: 'elementary' | 'middle' | 'high', chosen: number) =>
      explained(
        modelOf(question, band, { width: 700, height: 290 }),
        String(question.answer),
        chosen,
      ).marks.filter(
        (mark) => ('ink' in mark && mark.ink === 'wrong') || ('fill' in mark && mark.fill === 'wrong'),
      )
    const rings = inWrong({ left: 8, operator: '+', right: 5, answer: 13 }, 'elementary', 15)
    expect(rings.filter(({ mark }) => mark === 'curve')).toHaveLength(2)
    expect(inWrong({ left: 17, operator: '+', right: 7, answer: 24 }, 'middle', 23).length).toBeGreaterThan(2)
    expect(inWrong({ left: 13, operator: '×', right: 7, answer: 91 }, 'middle', 84).length).toBeGreaterThan(2)
    const shared = inWrong({ left: 42, operator: '÷', right: 6, answer: 7 }, 'middle', 8)
    expect(shared.map((mark) => ('text' in mark ? mark.text : ''))).toContain('8 × 6 > 42')
    expect(inWrong({ left: 47, operator: '+', right: 36, answer: 83 }, 'high', 73).length).toBeGreaterThan(2)
    expect(
      inWrong({ left: 18, operator: '²', right: null, answer: 324 }, 'high', 361).length,
    ).toBeGreaterThan(2)
  })

  it('deals one counter to each group, and all of them once the answer is known', () => {
    const model = modelOf({ left: 42, operator: '÷', right: 6, answer: 7 }, 'middle', room)
    expect(pick(model, 'shape')).toHaveLength(6)
    expect(pick(model, 'counter')).toHaveLength(6)
    expect(pick(explained(model, '7'), 'counter')).toHaveLength(42)
  })

  it('shows no ones on the number line that the answer could be read off', () => {
    const model = modelOf({ left: 17, operator: '+', right: 7, answer: 24 }, 'middle', room)
    const ticks = (of: Pick<Model, 'marks'>) =>
      pick(of, 'line').filter(({ width }) => width === 'thin').length
    expect(ticks(model)).toBe(3)
    expect(ticks(explained(model, '24'))).toBeGreaterThan(10)
  })

  it('gives the reason in numbers that make the answer', () => {
    const wide = { width: 700, height: 290 }
    const sum = (question: Question, band: 'elementary' | 'middle' | 'high') =>
      reasonOf(modelOf(question, band, wide)).reduce((total, value) => total + value, 0)
    expect(sum({ left: 8, operator: '+', right: 6, answer: 14 }, 'elementary')).toBe(14)
    expect(sum({ left: 9, operator: '-', right: 2, answer: 7 }, 'elementary')).toBe(7)
    expect(sum({ left: 13, operator: '×', right: 7, answer: 91 }, 'middle')).toBe(91)
    expect(sum({ left: 47, operator: '×', right: 12, answer: 564 }, 'high')).toBe(564)
    expect(sum({ left: 23, operator: '²', right: null, answer: 529 }, 'high')).toBe(529)
    const dozen = modelOf({ left: 285, operator: '÷', right: 19, answer: 15 }, 'middle', wide)
    expect(reasonOf(dozen)).toEqual(Array(19).fill(15))
    const square = modelOf({ left: 18, operator: '²', right: null, answer: 324 }, 'high', wide)
    expect(pick({ marks: square.why }, 'label').map(({ text }) => text)).toEqual(['400 − 80 + 4'])
    const jump = modelOf({ left: 47, operator: '+', right: 36, answer: 83 }, 'high', wide)
    expect(pick({ marks: jump.why }, 'label').map(({ text }) => text)).toEqual(['77'])
  })

  it('cuts a bar where counters would be too many', () => {
    const model = modelOf({ left: 285, operator: '÷', right: 19, answer: 15 }, 'middle', room)
    expect(pick(model, 'counter')).toHaveLength(0)
    expect(pick(model, 'label').map(({ text }) => text)).toEqual(['285'])
  })

  it('cuts grids at ten and areas into tens and ones', () => {
    const figures = (question: Question, band: 'middle' | 'high') =>
      pick(modelOf(question, band, room), 'label').map(({ text }) => Number(text))
    expect(figures({ left: 13, operator: '×', right: 7, answer: 91 }, 'middle')).toEqual([10, 3, 7])
    expect(figures({ left: 47, operator: '×', right: 12, answer: 564 }, 'high')).toEqual([40, 7, 10, 2])
    expect(figures({ left: 18, operator: '²', right: null, answer: 324 }, 'high')).toEqual([18, 20, 2])
    expect(figures({ left: 23, operator: '²', right: null, answer: 529 }, 'high')).toEqual([20, 3, 20, 3])
  })

  it.each([
    [13, '+', 9, [13, 20, 22]],
    [3, '+', 19, [3, 10, 20, 22]],
    [10, '+', 10, [10, 20]],
    [15, '-', 9, [15, 10, 6]],
    [20, '-', 20, [20, 10, 0]],
  ] as const)('jumps %i %s %i by way of the tens', (start, operator, amount, stops) => {
    expect(stopsAtTens(start, operator, amount)).toEqual(stops)
  })
})
