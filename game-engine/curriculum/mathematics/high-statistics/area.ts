import { inArea } from '../../area.ts'

export const { say, step, hints, number, choice, fixedChoice } = inArea('high-statistics', { signed: true })
