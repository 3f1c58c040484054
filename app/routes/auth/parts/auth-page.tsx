// Every screen of signing in: words and Glim on the left, the form on a sheet on the right; on phones one above the other.
import type { FocusEvent, ReactNode } from 'react'
import { Glim, type GlimMood } from '#app/ui/art/glim.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './auth-page.css'

export interface AuthPageProps {
  /** Between asterisks stands the phrase that is inked. */
  title: string
  lead: string
  mood?: GlimMood
  children: ReactNode
}

export function AuthPage({ title, lead, mood = 'hello', children }: AuthPageProps) {
  return (
    <Page className="auth-page">
      <Wrap>
        <div className="aside">
          <h1>
            <InkTitle text={title} />
          </h1>
          <p className="lead">{lead}</p>
          <Glim mood={mood} />
        </div>
        <div className="side">{children}</div>
      </Wrap>
    </Page>
  )
}

export interface AuthPanelProps {
  children: ReactNode
  /** Of a tab panel. */
  id?: string
  labelledBy?: string
  /** Told of every email address that was typed, when its field is left. */
  onTyped?: (email: string) => void
}

/** The sheet a form lies on; with an id, the panel of the tabs above it. */
export function AuthPanel({ children, id, labelledBy, onTyped }: AuthPanelProps) {
  const panel = id === undefined ? {} : { id, role: 'tabpanel', 'aria-labelledby': labelledBy }
  function handleBlur({ target }: FocusEvent) {
    if (target instanceof HTMLInputElement && target.name === 'email') onTyped?.(target.value)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the fields inside
    <div className="auth-panel" onBlur={handleBlur} {...panel}>
      {children}
    </div>
  )
}
