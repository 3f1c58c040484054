// The slot for our own messages on hub and study pages. While a pass keeps it empty, the page watches for the pass's end: then
// it says so and its data comes anew. The watch is fetched only by pages that have something to watch.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useViewer } from '#app/preferences/use-preferences.ts'
import { HouseAd, type HouseAdProps } from '#app/ui/house-ad.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'

export interface AdSlotProps {
  ad: HouseAdProps | null
  pass: { now: number; endsAt: number; says: string } | null
}

export function AdSlot({ ad, pass }: AdSlotProps) {
  const isMember = useViewer() !== null
  const { revalidate } = useRevalidator()
  const before = useRef(pass)
  useEffect(() => {
    if (before.current && !pass) showToast({ type: 'info', title: before.current.says })
    before.current = pass
  }, [pass])
  const ask = useRef(revalidate)
  ask.current = revalidate
  useEffect(() => {
    if (!pass) return
    let stop = () => {}
    let isGone = false
    const known = { now: pass.now, ends: [pass.endsAt] }
    import('./watch-page.ts')
      .then(({ watchPage }) => {
        if (!isGone)
          stop = watchPage({ known, isMember, onTick: () => {}, onChange: () => ask.current() }).stop
      })
      .catch(() => {})
    return () => {
      isGone = true
      stop()
    }
  }, [pass, isMember])
  return ad && <HouseAd {...ad} />
}
