// A page that says one thing: its words on the left, what can be done next below them, a drawing on the right.
// Shared by the 404, the error pages and the pages that are still being written.
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import { Page } from './page.tsx'
import './notice-page.css'

export interface NoticePageProps {
  className?: string
  title: string
  /** The first sentence, set larger. */
  lead: string
  /** More words, and the ways on. */
  children: ReactNode
  /** A drawing; decoration. */
  picture: ReactNode
}

export function NoticePage({ className, title, lead, children, picture }: NoticePageProps) {
  return (
    <Page className={classNames('notice-page', className)}>
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
