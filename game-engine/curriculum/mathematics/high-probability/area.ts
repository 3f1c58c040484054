import { inArea } from '../../area.ts'

export const { say, step, hints, number } = inArea('high-probability', { signed: true })
