// The paper every page stands on, bound along its left edge: the document's one <main>, where "skip to content" leads.
import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import './page.css'

export interface PageProps {
  className?: string
  children: ReactNode
}

export function Page({ className, children }: PageProps) {
  return (
    <main className={classNames('page', className)} id="content">
      {children}
    </main>
  )
}
