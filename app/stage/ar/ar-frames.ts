import type { ComponentType } from 'react'

/** An AR game as its page shows it, whatever its moves are: what <game>/frames.tsx exports. */
export interface ArFrames {
  /** One mission for a look (TasteFrame). */
  readonly Taste: ComponentType<{ onLeave: () => void }>
}
