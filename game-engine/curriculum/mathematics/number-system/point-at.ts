import type { Point } from '../../drawing.ts'
import { say } from './area.ts'

export const at = ([x, y]: Point) => say('point-at', { x, y })
