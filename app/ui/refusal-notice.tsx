// Why a form was refused, at its head. It takes the focus, for whoever pressed the button is at the foot of the form.
import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'
import './refusal-notice.css'

export interface RefusalNoticeProps {
  /** What the action answered. Another answer takes the focus again, also when it says the same. */
  answer: object
  children: ReactNode
}

export function RefusalNotice({ answer, children }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer anew
  useEffect(() => box.current?.focus(), [answer])
  return (
    <div ref={box} className="refusal-notice" role="alert" tabIndex={-1}>
      <Notice tone="error">
        <p>{children}</p>
      </Notice>
    </div>
  )
}
