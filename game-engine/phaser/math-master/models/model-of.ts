// Which picture goes with which problem: counters for the young, grids, groups and jumps for the middle years, areas and
// lines in a plane for high school, and beyond it a square's side and chains of factors.
import type { Band } from '#engine/core/bands.ts'
import type { Question } from '#engine/learning/arithmetic/question.ts'
import { area, square } from './area.ts'
import { chain } from './chain.ts'
import { straightLine } from './graph.ts'
import { grid } from './grid.ts'
import type { Model, Room, Write } from './model.ts'
import { ruledLine } from './number-line.ts'
import { root } from './root.ts'
import { sharing } from './sharing.ts'
import { tenFrames } from './ten-frames.ts'

/**
 * @param ofRound the round's band, whose pictures all questions have that lie within it
 * @param write how products of four figures are written
 */
export function modelOf(question: Question, ofRound: Band, room: Room, write: Write = String): Model {
  const band = question.beyond ?? ofRound
  switch (question.operator) {
    case '+':
    case '-': {
      const { left, operator, right } = question
      if (band === 'elementary') return tenFrames(operator, left, right, room)
      return band === 'middle'
        ? ruledLine(left, operator, right, room, write)
        : straightLine(left, operator, right, room, write)
    }
    case '×':
      return band === 'high'
        ? area(question.left, question.right, room, write)
        : grid(question.left, question.right, room)
    case '÷':
      return sharing(question.left, question.right, question.answer, room, write)
    case '²':
      return square(question.left, room, write)
    case '√':
      return root(question.answer, room, write)
    case '^':
      return chain(question.left, question.right, room, write)
  }
}
