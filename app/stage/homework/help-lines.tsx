import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Notice } from '#app/ui/notice.tsx'
import './help-lines.css'

/** People to talk to, for somebody who may be in danger. */
export function HelpLines({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Notice tone="warn" role="alert">
      <h2>{m.homework_help_lines()}</h2>
      <p className="help-lines">{text}</p>
      {children}
    </Notice>
  )
}
