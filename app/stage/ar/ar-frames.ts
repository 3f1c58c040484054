import type { ComponentType } from 'react'
import type { SessionFrameProps } from './session-frame.tsx'

/** An AR game as its page shows it, whatever its moves are: what <game>/frames.tsx exports. */
export interface ArFrames {
  /** One mission for a look (TasteFrame). */
  readonly Taste: ComponentType<{ onLeave: () => void }>
  /** The rounds of a session (SessionFrame). */
  readonly Rounds: ComponentType<SessionFrameProps>
}
