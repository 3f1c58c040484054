// What Glim says. The tail points down at it; on narrow screens, where both stand side by side, there is none.
import './speech-bubble.css'
import type { ReactNode } from 'react'

export interface SpeechBubbleProps {
  children: ReactNode
  tail?: 'down' | 'none'
}

export function SpeechBubble({ children, tail = 'down' }: SpeechBubbleProps) {
  return <div className={`speech-bubble tail-${tail}`}>{children}</div>
}
