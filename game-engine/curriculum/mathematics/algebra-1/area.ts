import { inArea } from '../../area.ts'

export const { say, step, hints, number, numbers, choice, fixedChoice, point } = inArea('algebra-1', {
  signed: true,
})
