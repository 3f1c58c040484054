import { cameraPermission } from '#app/stage/ar/camera.ts'
import { readArDevice } from '#app/stage/ar/read-ar-device.ts'
import { supportsAr } from '#app/stage/ar/view-choice.ts'

/** What this browser can do for AR. The camera itself is asked for by the view that shows its picture. */
export async function readDevice(): Promise<{ isCapable: boolean; hasCamera: boolean }> {
  const device = await readArDevice({
    isSecureContext,
    navigator: navigator as Parameters<typeof readArDevice>[0]['navigator'],
    DeviceOrientationEvent: globalThis.DeviceOrientationEvent,
  })
  return { isCapable: supportsAr(device), hasCamera: (await cameraPermission({ navigator })) !== 'denied' }
}
