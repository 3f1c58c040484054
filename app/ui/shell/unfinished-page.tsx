// A page with the pencil still on it, and whoever is thinking about it.
import type { ReactNode } from 'react'
import { Art } from '#app/ui/art/art.tsx'
import './unfinished-page.css'

export function UnfinishedPage({ children }: { children: ReactNode }) {
  return (
    <div className="unfinished-page">
      <Art name="unfinished-page" grain />
      {children}
    </div>
  )
}
