import { inArea } from '../../area.ts'

export const { say, step, hints, number, expression, choice, fixedChoice, point, because } = inArea(
  'expressions-equations',
  { signed: true },
)
