import { inArea } from '../../area.ts'

export const { say, step, hints, number, numbers, expression, point } = inArea('precalculus', {
  signed: true,
})
