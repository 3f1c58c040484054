// The eye of the camera window: at the origin, turned as the phone is, looking for a place on the plane below it.
import { useFrame, useThree } from '@react-three/fiber'
import { type MutableRefObject, useEffect, useRef } from 'react'
import { type Group, PerspectiveCamera, Raycaster, Vector2 } from 'three'
import type { Look } from '#engine/ar/look.ts'
import { fitScale, verticalFieldOfView } from './field-of-view.ts'
import type { PhonePose } from './phone-pose.ts'
import { meetPlane, type Placement, placeAt } from './placement.ts'
import { Ring } from './ring.tsx'

/** Of a table below a phone held over it, in metres. Nobody measures it, and a notebook scaled to fit looks right on any. */
const TABLE = -0.45
const EYE = { x: 0, y: 0, z: 0 }

/** Finds where a ray through the picture meets the table. */
export interface Aim {
  /** @param x from -1 on the left to 1 @param y from -1 at the bottom to 1 @returns null where it does not come down */
  at(x: number, y: number): Placement | null
}

export interface CameraRigProps {
  pose: PhonePose
  look: Look
  isPlacing: boolean
  isStill: boolean
  /** Metres from left to right of what is laid down. */
  across: number
  /** As the player has scaled it; null: as it fits. */
  scale: number | null
  aim: MutableRefObject<Aim | null>
  /** Whether the middle of the picture shows a place. */
  onCanPlace: (canPlace: boolean) => void
}

export function CameraRig({
  pose,
  look,
  isPlacing,
  isStill,
  across,
  scale,
  aim,
  onCanPlace,
}: CameraRigProps) {
  const camera = useThree((state) => state.camera)
  const { width, height } = useThree((state) => state.size)
  const ring = useRef<Group>(null)
  const could = useRef<boolean | null>(null)

  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera) || height === 0) return
    camera.position.set(EYE.x, EYE.y, EYE.z)
    camera.fov = verticalFieldOfView(width, height)
    camera.updateProjectionMatrix()
  }, [camera, width, height])

  useEffect(() => {
    const ray = new Raycaster()
    aim.current = {
      at(x, y) {
        camera.updateMatrixWorld()
        ray.setFromCamera(new Vector2(x, y), camera)
        const met = meetPlane(EYE, ray.ray.direction, TABLE)
        if (met === null) return null
        const away = Math.hypot(met.x, met.y, met.z)
        return placeAt(met, EYE, scale ?? fitScale(across, away, width, height))
      },
    }
  }, [aim, camera, across, scale, width, height])

  useFrame((_, seconds) => {
    camera.quaternion.copy(pose.step(isStill ? 1 : seconds))
    if (!isPlacing) return
    const found = aim.current?.at(0, 0) ?? null
    if (could.current !== (found !== null)) onCanPlace(found !== null)
    could.current = found !== null
    if (!ring.current) return
    ring.current.visible = found !== null
    if (found === null) return
    ring.current.position.set(found.position.x, found.position.y, found.position.z)
    ring.current.rotation.y = found.yaw
    ring.current.scale.setScalar(found.scale)
  })

  return (
    <group ref={ring} visible={false}>
      {isPlacing && <Ring look={look} isStill={isStill} />}
    </group>
  )
}
