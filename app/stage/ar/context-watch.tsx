import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'

/** Tells when the canvas has lost its drawing context: some devices give another one only to a new canvas. */
export function ContextWatch({ onLost }: { onLost: () => void }) {
  const canvas = useThree((state) => state.gl.domElement)
  useEffect(() => {
    canvas.addEventListener('webglcontextlost', onLost)
    return () => canvas.removeEventListener('webglcontextlost', onLost)
  }, [canvas, onLost])
  return null
}
