// Which picture goes with which problem: counters for the young, grids, groups and jumps for the middle years, areas and
// an open number line for high school.
import type { Band } from '#engine/core/bands.ts'
import type { Question } from '#engine/learning/arithmetic/question.ts'
import { area, square } from './area.ts'
import { grid } from './grid.ts'
import type { Model, Room, Write } from './model.ts'
import { openLine, ruledLine } from './number-line.ts'
import { sharing } from './sharing.ts'
import { tenFrames } from './ten-frames.ts'

/** @param write how products of four figures are written */
export function modelOf(question: Question, band: Band, room: Room, write: Write = String): Model {
  switch (question.operator) {
    case '+':
    case '-': {
      const { left, operator, right } = question
      if (band === 'elementary') return tenFrames(operator, left, right, room)
      return band === 'middle'
        ? ruledLine(left, operator, right, room)
        : openLine(left, operator, right, room)
    }
    case '×':
      return band === 'high'
        ? area(question.left, question.right, room, write)
        : grid(question.left, question.right, room)
    case '÷':
      return sharing(question.left, question.right, question.answer, room)
    case '²':
      return square(question.left, room, write)
  }
}
