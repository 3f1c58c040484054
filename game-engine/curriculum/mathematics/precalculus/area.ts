import { inArea } from '../../area.ts'

export const { say, step, hints, number, numbers, expression, choice, point } = inArea('precalculus', {
  signed: true,
})
