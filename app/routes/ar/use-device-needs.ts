import { useEffect, useState } from 'react'
import { type DeviceNeeds, readDeviceNeeds } from './device-needs.ts'

const UNKNOWN = { device: undefined, camera: undefined }

/** @param isShown read anew whenever the list is shown again: a game has asked for the camera meanwhile */
export function useDeviceNeeds(isShown: boolean): DeviceNeeds | typeof UNKNOWN {
  const [needs, setNeeds] = useState<DeviceNeeds | typeof UNKNOWN>(UNKNOWN)
  useEffect(() => {
    if (isShown) void readDeviceNeeds().then(setNeeds)
  }, [isShown])
  return needs
}
