import { inArea } from '../../area.ts'

export const { say, step, hints, number, fixedChoice } = inArea('expressions-equations', { signed: true })
