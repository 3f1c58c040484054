import { useFrame } from '@react-three/fiber'
import { DefaultXRHand, useXRInputSourceStateContext, useXRSpace } from '@react-three/xr'
import { useRef } from 'react'
import { type InstancedMesh, Matrix4, Vector3 } from 'three'
import { CLICK, POINTER } from './pointer-look.ts'

const JOINTS = 25
const ONE = new Matrix4()
const SIZE = new Vector3()

/** A hand is drawn as dots of ink on its joints; what it points at is chosen by a pinch, what it touches by the touch. */
export function Hand() {
  const { inputSource } = useXRInputSourceStateContext('hand')
  const space = useXRSpace()
  const dots = useRef<InstancedMesh>(null)

  useFrame((_state, _seconds, frame: XRFrame | undefined) => {
    if (!dots.current || !frame?.getJointPose || !space) return
    let count = 0
    for (const joint of inputSource.hand.values()) {
      const pose = frame.getJointPose(joint, space)
      if (!pose) continue
      const size = (pose.radius ?? 0.008) * 0.6
      ONE.fromArray(pose.transform.matrix).scale(SIZE.setScalar(size))
      dots.current.setMatrixAt(count++, ONE)
    }
    dots.current.count = count
    dots.current.instanceMatrix.needsUpdate = true
  })

  return (
    <>
      <instancedMesh
        ref={dots}
        args={[undefined, undefined, JOINTS]}
        frustumCulled={false}
        raycast={() => null}
      >
        <icosahedronGeometry args={[1, 1]} />
        <meshBasicMaterial color={POINTER.ink} />
      </instancedMesh>
      <DefaultXRHand model={false} grabPointer={false} touchPointer={CLICK} rayPointer={POINTER.ray} />
    </>
  )
}
