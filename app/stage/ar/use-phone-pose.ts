import { useEffect, useRef, useState } from 'react'
import { PhonePose } from './phone-pose.ts'
import { watchOrientation } from './watch-orientation.ts'

/** What turns the camera: nothing yet, the sensors, or a finger where they are silent or refused. */
export type PoseSource = 'none' | 'sensors' | 'finger'

/** How this device is held. `begin` has to be called in a tap: iOS asks only then. */
export function usePhonePose(): { pose: PhonePose; source: PoseSource; begin(): void } {
  const [pose] = useState(() => new PhonePose())
  const [source, setSource] = useState<PoseSource>('none')
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function begin() {
    stop.current?.()
    stop.current = watchOrientation(
      window,
      (angles) => {
        pose.follow(angles, screen.orientation?.angle ?? 0)
        setSource('sensors')
      },
      () => setSource('finger'),
    )
  }

  return { pose, source, begin }
}
