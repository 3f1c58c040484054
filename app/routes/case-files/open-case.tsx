// The case as it is read: the page that its address names, and when that changes the focus on the heading of the new one.
import { useSearchParams } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { CaseSheetPage } from './case-sheet-page.tsx'
import { KnownToday, type KnownTodayProps } from './known-today.tsx'
import { readPlace } from './read-place.ts'

export function OpenCase({ id, contents, next }: Omit<KnownTodayProps, 'heading'>) {
  const { sheets } = contents
  const [search] = useSearchParams()
  const { page, choice } = readPlace(search, sheets)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (page === shown.current) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('.case-sheet')?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [page])
  const sheet = sheets[page - 1]
  return sheet ? (
    <CaseSheetPage key={page} {...{ id, sheet, page, choice, heading }} count={sheets.length} />
  ) : (
    <KnownToday {...{ id, contents, next, heading }} />
  )
}
