// The three views of one AR scene, which of them a device offers, and which one is shown.
import { createSetting } from '../game-settings.ts'

/** Best first: in the room by WebXR, over the camera's picture, on the screen alone. */
export const AR_VIEWS = ['immersive', 'camera', 'desk'] as const

export type ArView = (typeof AR_VIEWS)[number]

/** What a device can do for AR, as far as it can be known without asking anybody. */
export interface ArDevice {
  /** WebXR offers immersive-ar. */
  readonly immersive: boolean
  /** An iPhone or iPad of iOS 12 or later: the fallback of the support check (spec 001 section 7). */
  readonly ios: boolean
  /** It is held in the hand: a touch screen that can be tilted. */
  readonly handheld: boolean
  /** It has a camera that a page may ask for. */
  readonly camera: boolean
}

/** The view a player chose last in this browser; `best` until then. */
export const arViewSetting = createSetting('arView', ['best', ...AR_VIEWS])

/** Whether the device supports AR: immersive-ar, or the camera window on iOS 12 or later and on other phones and tablets. */
export function supportsAr({ immersive, ios, handheld, camera }: ArDevice): boolean {
  return immersive || ios || (handheld && camera)
}

/** What can be chosen on a device, best first; the desk view always can. */
export function offeredViews(device: ArDevice): readonly ArView[] {
  return AR_VIEWS.filter(
    (view) =>
      view === 'desk' ||
      (view === 'immersive' ? device.immersive : device.ios || (device.handheld && device.camera)),
  )
}

/** The view chosen last where the device offers it, else the best one. */
export function chooseView(device: ArDevice, chosen: ArView | 'best'): ArView {
  const offered = offeredViews(device)
  return offered.find((view) => view === chosen) ?? offered[0] ?? 'desk'
}

/**
 * What the start of a session is told of the device (`device` of POST /ar/session): the desk view needs neither AR nor a camera.
 * @param mayUseCamera false only where the camera was refused
 */
export function toSessionDevice(
  view: ArView,
  device: ArDevice,
  mayUseCamera: boolean,
): { isCapable: boolean; hasCamera: boolean } | null {
  return view === 'desk' ? null : { isCapable: supportsAr(device), hasCamera: mayUseCamera }
}
