import { inArea } from '../../area.ts'

export const { say, step, hints, number, expression, choice, fixedChoice } = inArea('ratios-percent')
