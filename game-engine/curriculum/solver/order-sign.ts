// The signs <, >, ≤ and ≥.
import type Fraction from 'fraction.js'
import type { Sign } from '../notation.ts'

export type Order = '<' | '>' | '≤' | '≥'

export const TURNED: Readonly<Record<Order, Order>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

export const isOrder = (sign: Sign): sign is Order => sign in TURNED

export const isStrict = (sign: Order) => sign === '<' || sign === '>'

export const isLess = (sign: Order) => sign === '<' || sign === '≤'

export const holds = (sign: Order, value: Fraction) =>
  value.n === 0n ? !isStrict(sign) : isLess(sign) === value.s < 0n
