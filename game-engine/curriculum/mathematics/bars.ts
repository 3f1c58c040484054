// Bar models: a whole and its parts, or two amounts one below the other.
import type { Drawing } from '../drawing.ts'
import { BLANK, num, type Part } from '../notation.ts'

/**
 * One bar of parts under a bracket.
 * @param asked the first part of this size is the one that is asked for
 */
export function barOf(parts: readonly number[], total: Part, asked?: number): Drawing {
  const gap = asked === undefined ? -1 : parts.indexOf(asked)
  return {
    kind: 'bar-model',
    bars: [{ parts: parts.map((size, index) => ({ size, text: index === gap ? BLANK : num(size) })) }],
    total: typeof total === 'number' ? num(total) : total,
  }
}

/** Two bars from one line, a blank in the one that is asked for. */
export function barsToCompare(bars: readonly { readonly size: number; readonly asked?: boolean }[]): Drawing {
  return {
    kind: 'bar-model',
    bars: bars.map(({ size, asked }) => ({ parts: [{ size, text: asked ? BLANK : num(size) }] })),
  }
}
