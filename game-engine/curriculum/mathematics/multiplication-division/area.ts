import { inArea } from '../../area.ts'

export const { say, step, because, hints, number } = inArea('multiplication-division')
