import { inArea } from '../../area.ts'

export const { say, step, hints, number, choice, fixedChoice, point, because } = inArea('number-system', {
  signed: true,
})
