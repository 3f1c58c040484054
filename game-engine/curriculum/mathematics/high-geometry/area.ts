import { inArea } from '../../area.ts'

export const { because, say, step, hints, number, numbers, expression, choice, fixedChoice, point } = inArea(
  'high-geometry',
  { signed: true },
)

export const DEGREES = say('degrees')
