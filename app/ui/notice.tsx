// A banner in the page that stays: information or a warning, as icon, border and words.
import './notice.css'
import { Info, TriangleExclamationPoint } from 'lucide-react'
import type { ReactNode } from 'react'

export interface NoticeProps {
  tone?: 'info' | 'warn' | 'error'
  /** Replaces the tone's own icon. */
  icon?: ReactNode
  /** status: read out when it appears. Left out, it is part of the page. */
  role?: 'status' | 'alert'
  children: ReactNode
}

export function Notice({ tone = 'info', icon, role, children }: NoticeProps) {
  return (
    <div className={`notice ${tone}`} role={role ?? 'note'}>
      {icon ?? (tone === 'info' ? <Info /> : <TriangleExclamationPoint />)}
      <div className="words">{children}</div>
    </div>
  )
}
