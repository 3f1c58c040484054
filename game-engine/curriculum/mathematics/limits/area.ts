import { inArea } from '../../area.ts'

export const { say, step, hints, number, choice } = inArea('limits', { signed: true })
