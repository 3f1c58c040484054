import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { Look } from '#engine/ar/look.ts'
import { PlacementRing } from '#engine/ar/placement-ring.ts'

/** Until it is closed. */
const SECONDS = 0.6

/** Where the notebook will lie: drawn once around, and closed when it may be laid there. */
export function Ring({ look, isStill }: { look: Look; isStill: boolean }) {
  const ring = useMemo(() => new PlacementRing(look), [look])
  useEffect(() => {
    ring.drawn = isStill ? 1 : 0
    return () => ring.dispose()
  }, [ring, isStill])
  useFrame((_, seconds) => {
    if (ring.drawn < 1) ring.drawn = Math.min(1, ring.drawn + seconds / SECONDS)
  })
  return <primitive object={ring} />
}
