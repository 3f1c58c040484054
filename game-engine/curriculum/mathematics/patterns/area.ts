import { inArea } from '../../area.ts'

export const { say, step, hints, number, choice, point } = inArea('patterns')
