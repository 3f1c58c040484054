import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Look } from '#engine/ar/look.ts'
import { cssColour } from '#engine/ar/notebook.ts'

/** What a filter has behind the scene; without one the page itself shows through. */
export function FilterBackdrop({ look, isOn }: { look: Look; isOn: boolean }) {
  const canvas = useThree((state) => state.gl.domElement)
  useEffect(() => {
    if (!isOn) return undefined
    const show = ({ backdrop }: Look['notebook']) => {
      canvas.style.background = cssColour(backdrop)
    }
    show(look.notebook)
    const stop = look.onChange(show)
    return () => {
      stop()
      canvas.style.background = ''
    }
  }, [canvas, look, isOn])
  return null
}
