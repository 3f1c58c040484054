import { useFrame } from '@react-three/fiber'
import { useXR } from '@react-three/xr'
import { useEffect, useRef } from 'react'
import type { Look } from '#engine/ar/look.ts'
import { roomStrength } from './room-light.ts'

/** Of the WebXR Lighting Estimation API, which the type library does not have. */
interface LightProbe {
  readonly probeSpace: unknown
}
interface LightSession {
  requestLightProbe?(): Promise<LightProbe>
}
interface LightFrame {
  getLightEstimate?(probe: LightProbe): { readonly sphericalHarmonicsCoefficients: ArrayLike<number> } | null
}

/** Draws as bright as the room is, where the device estimates it. */
export function useRoomLight(look: Look): void {
  const session = useXR((xr) => xr.session) as LightSession | undefined
  const probe = useRef<LightProbe | null>(null)
  useEffect(() => {
    let isGone = false
    session?.requestLightProbe?.().then(
      (given) => {
        if (!isGone) probe.current = given
      },
      () => undefined,
    )
    return () => {
      isGone = true
      probe.current = null
      look.setLight(1)
    }
  }, [session, look])
  useFrame((_state, _seconds, frame: LightFrame | undefined) => {
    const estimate = probe.current && frame?.getLightEstimate?.(probe.current)
    if (estimate) look.setLight(roomStrength(estimate.sphericalHarmonicsCoefficients))
  })
}
