// A second thought, folded away until someone wants it: the browser's own <details>, so it needs no script.
import './fold.css'
import type { ReactNode } from 'react'

export interface FoldProps {
  label: string
  /** Whose it is, for those who do not see where it stands. */
  about?: string
  open?: boolean
  children: ReactNode
}

export function Fold({ label, about, open = false, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary aria-label={about === undefined ? undefined : `${label}: ${about}`}>{label}</summary>
      {children}
    </details>
  )
}
