import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Camera, type CameraState, createCamera } from './camera.ts'

/** This device's rear camera, off until it is started, and off again when the component goes. */
export function useCamera(): [CameraState, Camera] {
  const [camera] = useState(() => createCamera(window))
  useEffect(() => () => camera.stop(), [camera])
  return [useSyncExternalStore(camera.subscribe, camera.state), camera]
}
