import { inArea } from '../../area.ts'

export const { say, step, hints, number, point, because } = inArea('number-system', { signed: true })
