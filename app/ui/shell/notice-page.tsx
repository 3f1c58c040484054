// A page that says one thing: its words on the left, what can be done next below them, a drawing on the right.
// Shared by the 404, the error pages and the pages that are still being written.
import type { ReactNode } from 'react'
import { Wrap } from '#app/ui/wrap.tsx'
import { Page } from './page.tsx'
import './notice-page.css'

export interface NoticePageProps {
  title: string
  /** The first sentence, set larger. */
  lead: string
  /** More words, and the ways on. */
  children: ReactNode
  /** A drawing; decoration. */
  picture: ReactNode
}

export function NoticePage({ title, lead, children, picture }: NoticePageProps) {
  return (
    <Page className="notice-page">
      <Wrap>
        <div className="sides">
          <div className="words">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          <div className="picture">{picture}</div>
        </div>
      </Wrap>
    </Page>
  )
}
