// Beside the game: the clock where there is one, Glim, and what Glim says. The bubble is the round's one live region.
import type { ReactNode } from 'react'
import { Glim, type GlimMood } from '#app/ui/art/glim.tsx'
import { SpeechBubble } from '#app/ui/speech-bubble.tsx'
import './side-panel.css'

export interface SidePanelProps {
  /** A TimerRing, in timed games. */
  timer?: ReactNode
  /** Read out whenever it changes: the question, what became of it, that little time is left. */
  announced: ReactNode
  /** Shown but not read out: what Glim says meanwhile. */
  aside?: ReactNode
  mood: GlimMood
  /** Under Glim: a HintButton. */
  children?: ReactNode
}

export function SidePanel({ timer, announced, aside, mood, children }: SidePanelProps) {
  return (
    <div className="side-panel">
      {timer}
      <SpeechBubble>
        <p role="status">{announced}</p>
        {aside !== undefined && <p aria-hidden="true">{aside}</p>}
      </SpeechBubble>
      <Glim mood={mood} />
      {children}
    </div>
  )
}
