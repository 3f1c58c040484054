// What of a game's needs the device has, as far as it tells without a prompt.
import { cameraPermission } from '#app/stage/ar/camera.ts'
import { readArDevice } from '#app/stage/ar/read-ar-device.ts'
import { type ArDevice, supportsAr } from '#app/stage/ar/view-choice.ts'

export interface DeviceNeeds {
  readonly device: boolean
  /** undefined: the browser does not tell. */
  readonly camera: boolean | undefined
}

/** A camera that may be used already is there; one that has to be asked for is still needed. */
export function deviceNeeds(device: ArDevice, permission: PermissionState | 'unknown'): DeviceNeeds {
  const may = permission === 'unknown' ? undefined : permission === 'granted'
  return { device: supportsAr(device), camera: device.camera && may }
}

export async function readDeviceNeeds(): Promise<DeviceNeeds> {
  const [device, permission] = await Promise.all([readArDevice(window), cameraPermission({ navigator })])
  return deviceNeeds(device, permission)
}
