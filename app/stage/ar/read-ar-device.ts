import type { ArDevice } from './view-choice.ts'

/** What of the browser is asked; a test hands its own. */
export interface DevicePorts {
  isSecureContext: boolean
  navigator: {
    userAgent: string
    maxTouchPoints: number
    xr?: { isSessionSupported(mode: 'immersive-ar'): Promise<boolean> } | undefined
    mediaDevices?: Pick<MediaDevices, 'enumerateDevices' | 'getUserMedia'> | undefined
  }
  /** Of devices that can be tilted. */
  DeviceOrientationEvent?: unknown
}

/** Asks the device what it can do, without a prompt. What cannot be read counts as missing. */
export async function readArDevice(ports: DevicePorts): Promise<ArDevice> {
  const { isSecureContext, navigator } = ports
  const [immersive, ios, camera] = await Promise.all([
    isSecureContext ? offersImmersive(navigator.xr) : false,
    isSupportedIos(navigator),
    isSecureContext ? hasCamera(navigator.mediaDevices) : false,
  ])
  const handheld = navigator.maxTouchPoints > 0 && typeof ports.DeviceOrientationEvent !== 'undefined'
  return { immersive, ios: ios && isSecureContext, handheld, camera }
}

/** WebXR is there on desktops too, and says no; a policy that forbids it throws. */
async function offersImmersive(xr: DevicePorts['navigator']['xr']): Promise<boolean> {
  try {
    return (await xr?.isSessionSupported('immersive-ar')) ?? false
  } catch {
    return false
  }
}

/** Cameras are listed without a name until they may be used. */
async function hasCamera(devices: DevicePorts['navigator']['mediaDevices']): Promise<boolean> {
  try {
    return (await devices?.enumerateDevices())?.some(({ kind }) => kind === 'videoinput') ?? false
  } catch {
    return false
  }
}

/** iOS 12 or later by its user agent. iPads since iOS 13 call themselves Macs, which have no touch screen. */
export async function isSupportedIos({
  userAgent,
  maxTouchPoints,
}: Pick<DevicePorts['navigator'], 'userAgent' | 'maxTouchPoints'>): Promise<boolean> {
  if (!/iPhone|iPad|iPod|Macintosh/.test(userAgent)) return false
  const { default: Bowser } = await import('bowser')
  const { os } = Bowser.parse(userAgent)
  if (os.name === 'macOS') return maxTouchPoints > 1
  return os.name === 'iOS' && Number.parseInt(os.version ?? '', 10) >= 12
}
