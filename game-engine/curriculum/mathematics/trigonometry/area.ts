import { inArea } from '../../area.ts'

export const { say, step, hints, number, numbers, expression, choice, select, point } = inArea(
  'trigonometry',
  {
    signed: true,
  },
)

export const DEGREES = say('degrees')
