import { inArea } from '../../area.ts'

export const { say, step, hints, number, numbers, expression, choice, fixedChoice, point } = inArea(
  'algebra-2',
  {
    signed: true,
  },
)
