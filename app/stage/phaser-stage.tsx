// A place for a Phaser scene over the page. The scene is fetched after the first paint and only decorates: until it is
// there, and where it never comes (no canvas, no network, data saving), the game goes on without it.
import { useEffect, useRef, useState } from 'react'
import { calmMode, useSetting } from './game-settings.ts'
import './phaser-stage.css'

export interface OpenStage {
  destroy(): void
}

export interface PhaserStageProps {
  /** Fetches the scene and opens it inside the element. A rejection means: no stage today. */
  open: (parent: HTMLElement) => Promise<OpenStage>
}

/** Phaser itself finds out too late: it fails in a frame of its own, where nobody can catch it. */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null
}

/** data-stage says how it stands: `waiting`, `drawn`, or `none` when there will be no canvas. */
export function PhaserStage({ open }: PhaserStageProps) {
  const parent = useRef<HTMLDivElement>(null)
  const [calm] = useSetting(calmMode)
  const [stage, setStage] = useState<'waiting' | 'drawn' | 'none'>('waiting')

  useEffect(() => {
    const element = parent.current
    if (!element) return
    const unwanted = calm === 'on' || matchMedia('(prefers-reduced-data: reduce)').matches
    if (unwanted || !canDraw()) return setStage('none')
    let opened: OpenStage | null = null
    let gone = false
    const fetchAndOpen = async () => {
      try {
        const fresh = await open(element)
        if (gone) return fresh.destroy()
        opened = fresh
        setStage('drawn')
      } catch {
        setStage('none')
      }
    }
    const afterPaint = setTimeout(() => void fetchAndOpen(), 0)
    return () => {
      gone = true
      clearTimeout(afterPaint)
      opened?.destroy()
    }
  }, [open, calm])

  return <div ref={parent} className="phaser-stage" data-stage={stage} aria-hidden="true" />
}
