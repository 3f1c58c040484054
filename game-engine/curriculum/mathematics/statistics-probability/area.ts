import { inArea } from '../../area.ts'

export const { say, step, hints, number } = inArea('statistics-probability')
