// Inside an XR session: where the notebook lies, and the ring while a place is looked for.
import { useFrame, useThree } from '@react-three/fiber'
import { useXR, useXRHitTest, useXRInputSourceEvent } from '@react-three/xr'
import { type MutableRefObject, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type Group, Matrix4, Vector3 } from 'three'
import type { Look } from '#engine/ar/look.ts'
import { meetPlane, type Point, placeAt } from './placement.ts'
import { Ring } from './ring.tsx'
import { RoomSheet } from './room-sheet.tsx'
import { useRoomLight } from './use-room-light.ts'

export interface InRoomProps {
  look: Look
  isPlacing: boolean
  isStill: boolean
  /** The texts over the picture, for devices that show them in the room. */
  sheet: HTMLElement
  /** Is set to what lays the notebook where the ring is. */
  placeNow: MutableRefObject<(() => void) | null>
  onCanPlace: (canPlace: boolean) => void
  onPlaced: () => void
  /** The scene. */
  children: ReactNode
}

const matrix = new Matrix4()
const point = new Vector3()
const ahead = new Vector3()

export function InRoom({
  look,
  isPlacing,
  isStill,
  sheet,
  placeNow,
  onCanPlace,
  onPlaced,
  children,
}: InRoomProps) {
  const session = useXR((xr) => xr.session)
  const space = useXR((xr) => xr.originReferenceSpace)
  const camera = useThree((state) => state.camera)
  const ring = useRef<Group>(null)
  const notebook = useRef<Group>(null)
  const found = useRef<{ at: Point; result: XRHitTestResult | null } | null>(null)
  const anchor = useRef<XRAnchor | null>(null)
  /** Of the last placing; null: the notebook is laid nowhere any more. */
  const placing = useRef<symbol | null>(null)
  const [hasPlace, setHasPlace] = useState(false)
  useRoomLight(look)
  const canHit = session?.enabledFeatures?.includes('hit-test') !== false

  useXRHitTest((results, toWorld) => {
    if (!isPlacing || !canHit) return
    const [result] = results
    if (!result || !toWorld(matrix, result)) {
      found.current = null
      return
    }
    const { x, y, z } = point.setFromMatrixPosition(matrix)
    found.current = { at: { x, y, z }, result }
  }, 'viewer')

  useFrame((_state, _seconds, frame: XRFrame | undefined) => {
    if (isPlacing) {
      // Where nothing finds surfaces, the floor is the one that is known.
      if (!canHit) {
        const at = meetPlane(camera.getWorldPosition(point), camera.getWorldDirection(ahead), 0)
        found.current = at && { at, result: null }
      }
      setHasPlace(found.current !== null)
      if (ring.current) {
        ring.current.visible = found.current !== null
        if (found.current) ring.current.position.copy(found.current.at)
      }
    } else if (anchor.current && space && notebook.current) {
      const pose = frame?.getPose(anchor.current.anchorSpace, space)
      if (pose) notebook.current.position.copy(pose.transform.position)
    }
  })
  useEffect(() => onCanPlace(hasPlace), [hasPlace, onCanPlace])

  const place = useCallback(() => {
    if (!found.current || !notebook.current) return
    const { at, result } = found.current
    const { position, yaw } = placeAt(at, camera.getWorldPosition(point))
    notebook.current.position.copy(position)
    notebook.current.rotation.y = yaw
    forget(anchor.current)
    anchor.current = null
    const own = Symbol()
    placing.current = own
    // Where anchors are offered the device keeps the place as it learns more of the room.
    void result?.createAnchor?.()?.then(
      (made) => {
        // It may be laid elsewhere by the time the device has made it.
        if (placing.current === own) anchor.current = made
        else forget(made)
      },
      () => undefined,
    )
    onPlaced()
  }, [camera, onPlaced])
  useEffect(() => {
    placeNow.current = place
  }, [placeNow, place])
  useXRInputSourceEvent('all', 'select', () => isPlacing && place(), [isPlacing, place])
  useEffect(
    () => () => {
      placing.current = null
      forget(anchor.current)
    },
    [],
  )

  return (
    <>
      <group ref={ring} visible={false}>
        {isPlacing && <Ring look={look} isStill={isStill} />}
      </group>
      <group ref={notebook} visible={!isPlacing}>
        {!isPlacing && children}
      </group>
      {session?.domOverlayState == null && (
        <RoomSheet key={String(isPlacing)} source={sheet} notebook={look.notebook} />
      )}
    </>
  )
}

/** A session that has ended has dropped its anchors, and throws. */
function forget(anchor: XRAnchor | null): void {
  try {
    anchor?.delete()
  } catch {
    // It is gone already.
  }
}
