import { inArea } from '../../area.ts'

export const { say, step, hints, number, expression, choice } = inArea('integrals', { signed: true })
