import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * What room an element has, measured before the first paint and whenever its size changes: a picture drawn into it never comes late.
 * @param measure null where there is none, as behind a dialog; one function for the element's life
 */
export function useRoom<Room>(
  of: RefObject<SVGSVGElement>,
  measure: (element: SVGSVGElement) => Room | null,
): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const look = () => setRoom(measure(element))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of, measure])
  return room
}

/** In px; null where the element has none. */
export function sizeOf({ clientWidth: width, clientHeight: height }: SVGSVGElement) {
  return width > 0 && height > 0 ? { width, height } : null
}
