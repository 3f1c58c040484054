import { rational } from '../../exact.ts'
import { num } from '../../notation.ts'

export const tenths = (value: number) => num(rational(value, 10), 1)
