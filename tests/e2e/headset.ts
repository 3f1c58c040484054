// A headset by the emulator iwer, put into the page before its own scripts run: viewer, controllers, hands, and a table that a hit
// test finds. The app knows nothing of it.
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const require = createRequire(import.meta.url)
const IWER = require.resolve('iwer/build/iwer.min.js')
/** Metres above the floor. */
const TABLE = 0.7
const EYES = 1.3

/** Gives the page a headset; the next page it opens has it. */
export async function wearHeadset(page: Page): Promise<void> {
  await page.addInitScript({ path: IWER })
  await page.addInitScript((table) => {
    // biome-ignore lint/suspicious/noExplicitAny: the emulator is a global of the page
    const { XRDevice, metaQuest3 } = (window as any).IWER
    const device = new XRDevice(metaQuest3, { stereoEnabled: false })
    device.installRuntime({ forceInstall: true })
    device.installSEM(
      class {
        environmentCanvas = document.createElement('canvas')
        trackedPlanes = new Set()
        trackedMeshes = new Set()
        render() {}
        computeHitTestResults(ray: Float32Array) {
          const [, , , , , , , , bx = 0, by = 0, bz = 0, , x = 0, y = 0, z = 0] = ray
          const far = (table - y) / -by
          if (!(far > 0)) return []
          const place = new Float32Array(16)
          place[0] = place[5] = place[10] = place[15] = 1
          place.set([x - bx * far, table, z - bz * far], 12)
          return [place]
        }
      },
    )
    Object.assign(window, { headset: device })
  }, TABLE)
}

type Where = readonly [x: number, y: number, z: number]

/** The player looks at a spot. @returns where the middle of their view meets the table */
export async function lookDown(page: Page, radians: number): Promise<Where> {
  await page.evaluate(
    ([eyes = 0, angle = 0]) => {
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const { headset } = window as any
      headset.position.set(0, eyes, 0)
      headset.quaternion.set(Math.sin(-angle / 2), 0, 0, Math.cos(angle / 2))
    },
    [EYES, radians],
  )
  return [0, TABLE, -(EYES - TABLE) / Math.tan(radians)]
}

/** Points the right controller or hand at a spot, and presses. */
export async function press(page: Page, by: 'controller' | 'hand', [x, y, z]: Where): Promise<void> {
  await page.evaluate(
    async ([kind, tx, ty, tz]) => {
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const { headset } = window as any
      const frames = async (count: number) => {
        for (let i = 0; i < count; i++)
          await new Promise((done) => headset.activeSession.requestAnimationFrame(done))
      }
      headset.primaryInputMode = kind
      const input = kind === 'hand' ? headset.hands.right : headset.controllers.right
      const from = [0.2, 1.1, -0.1] as const
      const [dx, dy, dz] = [tx - from[0], ty - from[1], tz - from[2]]
      const yaw = Math.atan2(-dx, -dz) / 2
      const pitch = Math.atan2(dy, Math.hypot(dx, dz)) / 2
      input.position.set(...from)
      input.quaternion.set(
        Math.cos(yaw) * Math.sin(pitch),
        Math.sin(yaw) * Math.cos(pitch),
        -Math.sin(yaw) * Math.sin(pitch),
        Math.cos(yaw) * Math.cos(pitch),
      )
      const hold = (value: number) =>
        kind === 'hand' ? input.updatePinchValue(value) : input.updateButtonValue('trigger', value)
      await frames(20)
      hold(1)
      await frames(6)
      hold(0)
      await frames(6)
    },
    [by, x, y, z] as const,
  )
}
