import { inArea } from '../../area.ts'

export const { say, step, hints, number, numbers, expression, choice } = inArea('derivatives', {
  signed: true,
})
