import { inArea } from '../../area.ts'

export const { say, step, hints, number, expression, matching, choice, fixedChoice } = inArea('functions', {
  signed: true,
})
