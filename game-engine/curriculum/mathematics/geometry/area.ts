import { inArea } from '../../area.ts'

export const { say, step, hints, number, expression, choice, fixedChoice, select, point } = inArea('geometry')
