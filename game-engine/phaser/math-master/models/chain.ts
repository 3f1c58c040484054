// A power as a chain of equal jumps, each times the base: 2, 4, 8, 16. What it passes on its way comes with the answer.
import { curve, shape } from '#engine/phaser/kit/forms.ts'
import { hop } from '#engine/phaser/kit/hand.ts'
import { type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'
import { LABEL, labelAt, type Model, type Room, textWidth, type Write, wrongLine } from './model.ts'

const ANSWER = 28
const MARGIN = 20
const WIDEST = 900
const BELOW = LABEL + 12
/** Above the jumps: where a wrong answer is flagged. */
const FLAG = LABEL
const HIGHEST_HOP = 150
/** Between two labels side by side, in px. */
const APART = 6

export function chain(base: number, exponent: number, room: Room, write: Write): Model {
  const answerHalf = Math.max(textWidth(write(base ** exponent), (ANSWER * 3) / 4), ANSWER) / 2
  const width = Math.min(room.width - MARGIN - answerHalf - 8, WIDEST)
  const left = MARGIN + (room.width - MARGIN - answerHalf - 8 - width) / 2
  const gap = width / (exponent - 1)
  const place = (step: number) => left + (step - 1) * gap
  const height = Math.min(16 + gap * 0.42, room.height - BELOW - FLAG - LABEL - 8, HIGHEST_HOP)
  const spare = room.height - BELOW - FLAG - LABEL - 8 - height
  const baseline = room.height - BELOW - spare / 2
  const under = baseline + LABEL / 2 + 8

  const marks: Mark[] = [labelAt(place(1), under, String(base), 0.2)]
  const why: Mark[] = []
  const way: Point[] = []
  const factor = `×${base}`
  for (let step = 1; step <= exponent; step++) {
    marks.push({
      mark: 'counter',
      x: place(step),
      y: baseline,
      radius: 5,
      kind: step === 1 ? 'a' : 'none',
      at: 0.1,
    })
    if (step === 1) continue
    const at = 0.25 + (0.55 * (step - 2)) / exponent
    const along = hop({ x: place(step - 1), y: baseline - 5 }, { x: place(step), y: baseline - 5 }, height)
    marks.push(curve(along, at, 'ink'))
    why.push(shape(along, step % 2 === 0 ? 'a' : 'b', 0.08 * (step - 2), { outline: false, soft: true }))
    way.push(...along)
    const middle = (place(step - 1) + place(step)) / 2
    if (gap > textWidth(factor, MIN_TEXT) + APART || step === 2)
      marks.push(labelAt(middle, baseline - 5 - height - LABEL / 2, factor, at + 0.1))
  }
  let free = place(exponent) - answerHalf - APART
  const taken = place(1) + textWidth(String(base), MIN_TEXT) / 2 + APART
  for (let step = exponent - 1; step > 1; step--) {
    const text = write(base ** step)
    const half = textWidth(text, MIN_TEXT) / 2
    if (place(step) + half > free || place(step) - half < taken) continue
    why.push(labelAt(place(step), under, text, 0.1 * (step - 1)))
    free = place(step) - half - APART
  }

  /** Where a wrong answer would be on the chain, or the end it lies beyond. */
  const flagAt = (chosen: number) => {
    const step = chosen > base ? Math.log(chosen) / Math.log(base) : 1
    return Math.min(place(Math.min(step, exponent)) + (step > exponent ? 10 : 0), room.width - 8)
  }
  return {
    marks,
    movers: [],
    way,
    why,
    answer: { x: place(exponent), y: under, size: ANSWER },
    struckAt: (chosen) => {
      const half = textWidth(write(chosen), MIN_TEXT) / 2 + 8
      return { x: Math.max(half, Math.min(room.width - half, flagAt(chosen))), y: FLAG / 2 }
    },
    miss: (chosen) => [
      wrongLine({ x: flagAt(chosen), y: FLAG }, { x: flagAt(chosen), y: baseline }, false, 0),
      wrongLine({ x: flagAt(chosen), y: baseline }, { x: place(exponent), y: baseline }, false, 0.4),
    ],
  }
}
