// Beside the game: the clock where there is one, Glim, and what Glim says. The bubble is the round's one live region.
import { type ReactNode, useRef } from 'react'
import { Glim, type GlimMood } from '#app/ui/art/glim.tsx'
import { SpeechBubble } from '#app/ui/speech-bubble.tsx'
import { ReadHere, type ReadHereProps } from './speech/read-here.tsx'
import './side-panel.css'

export interface SidePanelProps {
  /** A TimerRing, in timed games. */
  timer?: ReactNode
  /** Read out whenever it changes: the question, what became of it, that little time is left. */
  announced: ReactNode
  /** Shown but not read out: what Glim says meanwhile. */
  aside?: ReactNode
  mood: GlimMood
  /** A hint that was asked for: read aloud to those who do not read yet. */
  hint?: ReadHereProps['arriving']
  /** Under Glim: a HintButton. */
  children?: ReactNode
}

export function SidePanel({ timer, announced, aside, mood, hint, children }: SidePanelProps) {
  const said = useRef<HTMLDivElement>(null)
  return (
    <div className="side-panel">
      {timer}
      <SpeechBubble>
        <div ref={said}>
          <p role="status">{announced}</p>
          {aside !== undefined && <p aria-hidden="true">{aside}</p>}
        </div>
        <ReadHere of={said} arriving={hint ?? null} />
      </SpeechBubble>
      <Glim mood={mood} />
      {children}
    </div>
  )
}
