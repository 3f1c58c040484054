// The rear camera of a phone: asked for by a tap, stopped on leaving and while the page is hidden, with the reason wherever
// there is no picture. The stream goes to a <video> of the page and nowhere else: nothing of it is read, kept or sent.

/**
 * Why there is no picture:
 * - denied: it was refused, now or earlier; the browser asks no more
 * - dismissed: the question was closed without an answer; it can be asked again
 * - missing: there is no camera, or none that a page may use
 * - busy: another app has it
 * - lost: it was taken away while it ran (unplugged, permission withdrawn)
 * - failed: anything else
 */
export type CameraFault = 'denied' | 'dismissed' | 'missing' | 'busy' | 'lost' | 'failed'

export type CameraState =
  | { readonly kind: 'off' | 'asking' | 'hidden' }
  | { readonly kind: 'on'; readonly stream: MediaStream }
  | { readonly kind: 'fault'; readonly fault: CameraFault }

/** What of the browser is used; a test hands its own. */
export interface CameraPorts {
  navigator: {
    mediaDevices?: Pick<MediaDevices, 'getUserMedia'> | undefined
    permissions?: Pick<Permissions, 'query'> | undefined
  }
  document: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

export interface Camera {
  /** The same object until something changes. */
  state(): CameraState
  subscribe(listener: () => void): () => void
  /** Call it from a tap: the browser may ask. Does nothing while it is asking or on. */
  start(): Promise<void>
  /** Switches it off for good; what is still being asked is dropped when it comes. */
  stop(): void
}

const REAR: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

const OFF: CameraState = { kind: 'off' }

export function createCamera(ports: CameraPorts): Camera {
  const listeners = new Set<() => void>()
  let state = OFF
  /** Counts starts and stops: an answer to an earlier one is dropped. */
  let turn = 0
  let release = () => {}

  function become(next: CameraState): void {
    state = next
    for (const listener of [...listeners]) listener()
  }

  function onVisibility(): void {
    if (!ports.document.hidden) {
      if (state.kind === 'hidden') void start()
    } else if (state.kind === 'on') {
      drop()
      become({ kind: 'hidden' })
    }
  }

  function drop(): void {
    turn++
    release()
    release = () => {}
  }

  async function start(): Promise<void> {
    if (state.kind === 'asking' || state.kind === 'on') return
    drop()
    const mine = turn
    become({ kind: 'asking' })
    ports.document.addEventListener('visibilitychange', onVisibility)
    const answer = await openRear(ports)
    if (mine !== turn) {
      if ('stream' in answer) stopTracks(answer.stream)
      return
    }
    if ('fault' in answer) return become({ kind: 'fault', fault: answer.fault })
    keep(answer.stream)
  }

  function keep(stream: MediaStream): void {
    const [track] = stream.getVideoTracks()
    const onEnded = () => {
      drop()
      become({ kind: 'fault', fault: 'lost' })
    }
    // The camera is lent to something else for a while, as in a call.
    const onMute = () => become({ kind: 'fault', fault: 'busy' })
    const onUnmute = () => become({ kind: 'on', stream })
    track?.addEventListener('ended', onEnded)
    track?.addEventListener('mute', onMute)
    track?.addEventListener('unmute', onUnmute)
    release = () => {
      track?.removeEventListener('ended', onEnded)
      track?.removeEventListener('mute', onMute)
      track?.removeEventListener('unmute', onUnmute)
      stopTracks(stream)
    }
    become({ kind: 'on', stream })
    onVisibility()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    stop() {
      drop()
      ports.document.removeEventListener('visibilitychange', onVisibility)
      if (state !== OFF) become(OFF)
    },
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

async function openRear(ports: CameraPorts): Promise<{ stream: MediaStream } | { fault: CameraFault }> {
  // Pages that came unprotected have none.
  const devices = ports.navigator.mediaDevices
  if (!devices) return { fault: 'missing' }
  try {
    return { stream: await devices.getUserMedia(REAR) }
  } catch (error) {
    return { fault: await faultOf(error, ports) }
  }
}

/** By the names that Media Capture and Streams gives to what getUserMedia throws. */
async function faultOf(error: unknown, ports: CameraPorts): Promise<CameraFault> {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return (await cameraPermission(ports)) === 'prompt' ? 'dismissed' : 'denied'
  if (name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed'
}

/** What was decided about the camera, without asking; `unknown` where the browser does not tell. */
export async function cameraPermission({
  navigator,
}: Pick<CameraPorts, 'navigator'>): Promise<PermissionState | 'unknown'> {
  try {
    const status = await navigator.permissions?.query({ name: 'camera' })
    return status?.state ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
