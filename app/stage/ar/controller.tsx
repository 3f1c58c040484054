import { DefaultXRController, XRSpace } from '@react-three/xr'
import { POINTER } from './pointer-look.ts'

/** A controller is drawn as a pen in its case; what it points at is chosen by its trigger. */
export function Controller() {
  return (
    <>
      <XRSpace space="grip-space">
        <mesh rotation-x={-Math.PI / 2} position-z={-0.02} raycast={() => null}>
          <cylinderGeometry args={[0.011, 0.013, 0.12, 8]} />
          <meshBasicMaterial color={POINTER.paper} />
        </mesh>
        <mesh rotation-x={-Math.PI / 2} position-z={-0.095} raycast={() => null}>
          <coneGeometry args={[0.011, 0.03, 8]} />
          <meshBasicMaterial color={POINTER.ink} />
        </mesh>
      </XRSpace>
      <DefaultXRController model={false} grabPointer={false} rayPointer={POINTER.ray} />
    </>
  )
}
