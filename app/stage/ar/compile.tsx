import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'

/**
 * Has the programs of a scene made side by side while the page goes on: a frame that needs one waits until it is there.
 * @param onDone tells that the scene may be drawn
 */
export function Compile({ onDone }: { onDone: () => void }) {
  const get = useThree((state) => state.get)
  useEffect(() => {
    const { gl, scene, camera } = get()
    let isGone = false
    void gl.compileAsync(scene, camera).then(() => isGone || onDone())
    return () => {
      isGone = true
    }
  }, [get, onDone])
  return null
}
