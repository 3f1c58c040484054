import type { Dice } from '#engine/core/random.ts'
import { inArea, type Mistake } from '../../area.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { ExerciseDifficulty } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { list } from '../../notation.ts'
import { THINGS, type Thing } from '../../sentence.ts'
import { reversedDigits } from '../digits.ts'

const { say, step, number } = inArea('counting')

/** Places to scatter over: a grid of 5 by 4, so nothing overlaps. */
const GRID: readonly Point[] = Array.from({ length: 20 }, (_, index) => [index % 5, Math.floor(index / 5)])

type Layout = 'row' | 'rows' | 'circle' | 'scattered'

/** count-objects-to-20 */
export const countObjects: Generator = {
  version: 1,
  draw(dice, difficulty) {
    const thing = dice.pick(THINGS)
    const [layout, count] = drawCount(dice, difficulty)
    const mistakes: readonly Mistake<number>[] = [
      [count + 1, layout === 'circle' ? 'circle-overrun' : 'double-count'],
      [count - 1, 'skipped-object'],
      ...(count > 11 ? [[reversedDigits(count), 'reversed-teen'] as const] : []),
      ...(layout === 'circle' ? [[count + 2, 'circle-overrun'] as const] : []),
    ]
    return {
      question: say('count', { things: { many: thing } }),
      drawing: drawingOf(dice, { layout, count, thing }),
      answer: number(count, mistakes),
      hints: [say('count-hint-1'), say(`count-hint-2-${layout}`), say('count-hint-3')],
      solution: [
        step('count-step-1', undefined, list(Array.from({ length: count }, (_, index) => index + 1))),
        step('count-step-2', { amount: { amount: count, of: thing } }),
      ],
    }
  },
}

function drawCount(dice: Dice, difficulty: ExerciseDifficulty): [Layout, number] {
  if (difficulty === 1) return ['row', dice.int(3, 10)]
  if (difficulty === 2) return ['rows', dice.int(8, 15)]
  return dice.int(1, 2) === 1 ? ['circle', dice.int(11, 20)] : ['scattered', dice.int(6, 10)]
}

function drawingOf(
  dice: Dice,
  { layout, count, thing }: { layout: Layout; count: number; thing: Thing },
): Drawing {
  const groups = [{ thing, count }]
  switch (layout) {
    case 'circle':
      return { kind: 'counters', groups, layout }
    case 'scattered':
      return { kind: 'counters', groups, layout, places: dice.shuffle(GRID).slice(0, count) }
    case 'row':
      return { kind: 'counters', groups, layout: 'rows', columns: count }
    case 'rows':
      return { kind: 'counters', groups, layout, columns: Math.ceil(count / 2) }
  }
}
