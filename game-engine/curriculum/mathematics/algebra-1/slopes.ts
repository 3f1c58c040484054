import type { Point } from '../../drawing.ts'
import { over, type Rational, rational } from '../../exact.ts'
import { num } from '../../notation.ts'
import { say } from './area.ts'

export const value = ({ n, d }: Rational) => n / d
export const opposite = ({ n, d }: Rational): Rational => ({ n: n === 0 ? 0 : -n, d })
export const inverse = (of: Rational) => over(rational(1), of)

export const at = ([x, y]: Point) => say('point-at', { x: num(x), y: num(y) })
