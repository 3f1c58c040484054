/** A press may take as long as a child's hand does: 0.3 seconds, the library's own, is no press to many. */
export const CLICK = { clickThresholdMs: 2_000 } as const

/** Of rays, pens and hands: the same ink and paper over every room. */
const INK = '#1b232c'
const PAPER = '#ffffff'

export const POINTER = {
  ink: INK,
  paper: PAPER,
  ray: {
    ...CLICK,
    rayModel: { color: INK, maxLength: 1.4, size: 0.004, opacity: 0.85 },
    cursorModel: { color: INK, size: 0.03, opacity: 0.85 },
  },
} as const
