// One question about money on one sheet: what it means, and two buttons. Plain and still.
import type { ReactNode } from 'react'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './question-page.css'

export interface QuestionPageProps {
  title: string
  text: ReactNode
  /** A form. */
  children: ReactNode
}

export function QuestionPage({ title, text, children }: QuestionPageProps) {
  return (
    <Page className="question-page">
      <Wrap>
        <Sheet>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {children}
        </Sheet>
      </Wrap>
    </Page>
  )
}
