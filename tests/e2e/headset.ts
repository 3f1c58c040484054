// A headset or an AR phone by the emulator iwer, put into the page before its own scripts run: viewer, controllers, hands and a
// touch screen, and a table that a hit test finds. The app knows nothing of it. Either has whatever is pressed with at the moment,
// so that one mission is played with all of it.
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { ScenesOfPage, Target, Where } from './ar-scene.ts'

const require = createRequire(import.meta.url)
const IWER = require.resolve('iwer/build/iwer.min.js')
/** Metres above the floor. */
const TABLE = 0.7
const EYES = 1.3

interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly w: number
  set(...values: number[]): void
}

interface HeldInput {
  readonly position: Vector
  readonly quaternion: Vector
  updatePinchValue(value: number): void
  updateButtonValue(button: string, value: number): void
}

interface Session extends EventTarget {
  requestAnimationFrame(each: (time: number, frame: object) => void): number
  end(): Promise<void>
}

interface Device extends Omit<HeldInput, 'updatePinchValue' | 'updateButtonValue'> {
  readonly activeSession: Session
  readonly hands: { readonly right: HeldInput }
  readonly controllers: { readonly right: HeldInput }
  readonly viewerSpace: object
  primaryInputMode: Exclude<Pointer, 'touch'>
  installRuntime(options: { forceInstall: boolean }): void
  installSEM(environment: unknown): void
}

/** What the emulator puts into the page, as far as it is used here, and what is kept there for these functions. */
interface EmulatedPage extends ScenesOfPage {
  readonly IWER: {
    readonly metaQuest3: object
    readonly XRDevice: new (config: object, options: { stereoEnabled: boolean }) => Device
  }
  readonly headset: Device
  readonly touches: object[]
  pointer: Pointer
  readonly XRSession: { readonly prototype: object }
  readonly XRSpace: new (parent: object, place: Float32Array) => object
  readonly XRInputSource: new (
    handedness: string,
    targetRay: string,
    profiles: string[],
    space: object,
  ) => object
  readonly XRInputSourceEvent: new (type: string, init: { frame: object; inputSource: object }) => Event
}

/** What points and presses: a controller's trigger, a hand's pinch, a finger on the screen of a phone. */
export type Pointer = 'controller' | 'hand' | 'touch'

/** Gives the page a device for immersive AR; the next page it opens has it. A phone shows the page's texts over the room. */
export async function wearHeadset(page: Page, kind: 'headset' | 'phone' = 'headset'): Promise<void> {
  await page.addInitScript({ path: IWER })
  await page.addInitScript(
    ([table, isPhone]) => {
      const { XRDevice, metaQuest3 } = (window as unknown as EmulatedPage).IWER
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
      Object.assign(window, { headset: device, touches: [], pointer: isPhone ? 'touch' : 'controller' })
      const emulated = window as unknown as EmulatedPage
      const held = Object.getOwnPropertyDescriptor(XRDevice.prototype, 'inputSources')?.get
      // A touch screen is an input source only while a finger is on it.
      Object.defineProperty(device, 'inputSources', {
        get: () => (emulated.pointer === 'touch' ? emulated.touches : held?.call(device)),
      })
      if (!isPhone) return
      Object.defineProperty(emulated.XRSession.prototype, 'domOverlayState', {
        get: () => ({ type: 'screen' }),
      })
    },
    [TABLE, kind === 'phone'] as const,
  )
}

/** The system ends the XR session: the device was taken off, or another app took over. */
export async function endXr(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as EmulatedPage).headset.activeSession.end())
}

/** The player looks down at the table. */
export async function lookDown(page: Page, radians: number): Promise<void> {
  await page.evaluate(
    ([eyes = 0, angle = 0]) => {
      const { headset } = window as unknown as EmulatedPage
      headset.position.set(0, eyes, 0)
      headset.quaternion.set(Math.sin(-angle / 2), 0, 0, Math.cos(angle / 2))
    },
    [EYES, radians],
  )
}

/** Where a hand is held, in metres: by the player, or so far from what it points at. */
export type HandPlace = { readonly at: Where } | { readonly from: Where }

/** To point at what lies before the player. */
const BEFORE: HandPlace = { at: [0.2, 1.1, -0.1] }

/**
 * Points at a thing of the scene that has come to rest, and presses.
 * @param target null: wherever the pointer points now
 * @param hand where the controller or the hand is; a finger presses from where the phone is
 */
export async function press(
  page: Page,
  by: Pointer,
  target: Target | null,
  hand: HandPlace = BEFORE,
): Promise<void> {
  await page.evaluate(
    async ([kind, aim, place]) => {
      const emulated = window as unknown as EmulatedPage
      const { headset, touches, whereIs, XRSpace, XRInputSource, XRInputSourceEvent } = emulated
      const arrived = emulated.pointer === kind ? 2 : 12
      emulated.pointer = kind
      const session = headset.activeSession
      // A press may end the session, and its frames with it.
      const ended = new Promise((done) => session.addEventListener('end', done))
      const frame = () =>
        Promise.race([
          new Promise((done) => session.requestAnimationFrame((_: number, now: object) => done(now))),
          ended,
        ])
      const frames = async (count: number) => {
        for (let i = 0; i < count; i++) await frame()
      }

      /** Where it is, once it has been there for some frames: a sheet is drawn anew some moments after its page. */
      async function rest(): Promise<Where> {
        const enough = aim?.thing === 'room sheet' ? 4 : 2
        let last = ''
        for (let still = 0; still < enough; still++) {
          await frame()
          const now = JSON.stringify(whereIs(aim?.thing ?? '', aim?.at ?? null)?.world ?? null)
          if (now === 'null' || now !== last) still = 0
          last = now
        }
        return JSON.parse(last)
      }
      const [tx, ty, tz] = aim === null ? [0, 0, -1] : await rest()

      /** The quaternion that turns -z towards a place. */
      function towards([dx = 0, dy = 0, dz = 0]: readonly number[]) {
        const yaw = Math.atan2(-dx, -dz) / 2
        const pitch = Math.atan2(dy, Math.hypot(dx, dz)) / 2
        return [
          Math.cos(yaw) * Math.sin(pitch),
          Math.sin(yaw) * Math.cos(pitch),
          -Math.sin(yaw) * Math.sin(pitch),
          Math.cos(yaw) * Math.cos(pitch),
        ] as const
      }

      if (kind === 'touch') {
        // Seen from the phone, whose quaternion turns about x alone (lookDown).
        const { position, quaternion } = headset
        const angle = -2 * Math.atan2(quaternion.x, quaternion.w)
        const [x, y, z] = [tx - position.x, ty - position.y, tz - position.z]
        const seen = [x, y * Math.cos(angle) - z * Math.sin(angle), y * Math.sin(angle) + z * Math.cos(angle)]
        const [qx, qy, qz, qw] = towards(seen)
        const turn = new Float32Array([
          1 - 2 * (qy * qy + qz * qz),
          2 * (qx * qy + qz * qw),
          2 * (qx * qz - qy * qw),
          0,
          2 * (qx * qy - qz * qw),
          1 - 2 * (qx * qx + qz * qz),
          2 * (qy * qz + qx * qw),
          0,
          2 * (qx * qz + qy * qw),
          2 * (qy * qz - qx * qw),
          1 - 2 * (qx * qx + qy * qy),
          0,
          0,
          0,
          0,
          1,
        ])
        const finger = new XRInputSource(
          'none',
          'screen',
          ['generic-touchscreen'],
          new XRSpace(headset.viewerSpace, turn),
        )
        const tell = (type: string, now: object) =>
          session.dispatchEvent(new XRInputSourceEvent(type, { frame: now, inputSource: finger }))
        touches.push(finger)
        await frame()
        tell('selectstart', (await frame()) as object)
        await frames(2)
        const last = (await frame()) as object
        tell('select', last)
        tell('selectend', last)
        touches.length = 0
        return frames(2)
      }

      const held = 'at' in place ? place.at : [tx + place.from[0], ty + place.from[1], tz + place.from[2]]
      headset.primaryInputMode = kind
      const input = kind === 'hand' ? headset.hands.right : headset.controllers.right
      input.position.set(...held)
      input.quaternion.set(...towards([tx - held[0], ty - held[1], tz - held[2]]))
      const hold = (value: number) =>
        kind === 'hand' ? input.updatePinchValue(value) : input.updateButtonValue('trigger', value)
      await frames(arrived)
      hold(1)
      await frames(2)
      hold(0)
      await frames(2)
    },
    [by, target, hand] as const,
  )
}
