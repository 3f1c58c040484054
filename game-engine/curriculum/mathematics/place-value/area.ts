import { inArea } from '../../area.ts'

export const { say, step, hints, number, because, fixedChoice } = inArea('place-value')
