// The angles a device tells of how it is held: asked for by a tap where the system wants that (iOS 13 and later).
import type { Angles } from './orientation.ts'

/** Why there are none: refused by the player or the system, or a device that has no sensors or tells nothing. */
export type OrientationFault = 'refused' | 'silent'

/** What of the browser is used; a test hands its own. */
export interface OrientationPorts {
  /** With `requestPermission` on iOS. */
  DeviceOrientationEvent?: unknown
  addEventListener(type: 'deviceorientation', listener: (event: Partial<Angles>) => void): void
  removeEventListener(type: 'deviceorientation', listener: (event: Partial<Angles>) => void): void
  setTimeout(run: () => void, ms: number): number
  clearTimeout(timer: number): void
}

/** No word from the sensors for this long: there are none. */
const PATIENCE_MS = 1_000

/**
 * Watches how the device is held. Call it from a tap, before anything is awaited: iOS asks only then.
 * @param onAngles is called with every reading
 * @param onFault is called once at most; the player looks around by dragging instead. Readings may still come late, and count.
 * @returns stops it
 */
export function watchOrientation(
  ports: OrientationPorts,
  onAngles: (angles: Angles) => void,
  onFault: (fault: OrientationFault) => void,
): () => void {
  let timer: number | undefined
  let stopped = false

  function onEvent({ alpha, beta, gamma }: Partial<Angles>): void {
    // A device without sensors tells null once.
    if (!Number.isFinite(beta) || !Number.isFinite(gamma)) return
    if (timer !== undefined) ports.clearTimeout(timer)
    timer = undefined
    onAngles({ alpha: alpha ?? 0, beta: beta ?? 0, gamma: gamma ?? 0 })
  }

  function listen(): void {
    if (stopped) return
    ports.addEventListener('deviceorientation', onEvent)
    timer = ports.setTimeout(() => onFault('silent'), PATIENCE_MS)
  }

  const sensors = ports.DeviceOrientationEvent as { requestPermission?: () => Promise<string> } | undefined
  if (sensors?.requestPermission) {
    // Outside a tap it throws.
    void sensors
      .requestPermission()
      .catch(() => 'denied' as const)
      .then((answer) => {
        if (answer === 'granted') listen()
        else if (!stopped) onFault('refused')
      })
  } else listen()

  return () => {
    stopped = true
    if (timer !== undefined) ports.clearTimeout(timer)
    ports.removeEventListener('deviceorientation', onEvent)
  }
}
