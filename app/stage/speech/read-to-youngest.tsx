// The speaker beside texts of the elementary notebook, on pages that play nothing: fetched after the page.
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { useThemeLevel } from '#app/preferences/use-preferences.ts'

const LazyReadHere = lazy(async () => {
  const { ReadHere } = await import('./read-here.tsx')
  return { default: ReadHere }
})

export function ReadToYoungest({ of }: { of: RefObject<Element> }) {
  const [level] = useThemeLevel()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (!isInBrowser || level !== 'elementary') return null
  return (
    <Suspense>
      <LazyReadHere of={of} />
    </Suspense>
  )
}
