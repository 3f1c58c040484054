// The texts of an immersive session as a sheet of paper in the room, for headsets, which show no page. It is read off the page:
// what is written and what can be pressed is the same, and said in one place.
import { type ThreeEvent, useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CanvasTexture, type Mesh, SRGBColorSpace, Vector3 } from 'three'
import type { Notebook } from '#engine/ar/notebook.ts'
import { drawSheet } from './draw-sheet.ts'
import { SHEET_PARTS, type SheetRow, sheetRows } from './sheet-rows.ts'

/** Metres. */
const WIDTH = 0.44
const AWAY = 1.2
/** To the left of where the player looks at first, and below their eyes. */
const ASIDE = 0.42
const BELOW = 0.26

export function RoomSheet({ source, notebook }: { source: HTMLElement; notebook: Notebook }) {
  const rows = useRows(source)
  const { texture, canvas } = useMemo(() => {
    const made = document.createElement('canvas')
    const drawn = new CanvasTexture(made)
    drawn.colorSpace = SRGBColorSpace
    return { canvas: made, texture: drawn }
  }, [])
  const sheet = useMemo(() => drawSheet(canvas, rows, notebook), [canvas, rows, notebook])
  // A texture keeps the size it was first sent with.
  useEffect(() => {
    if (sheet.height === 0) return
    texture.dispose()
    texture.needsUpdate = true
  }, [sheet, texture])
  useEffect(() => () => texture.dispose(), [texture])

  // Where the player looks is known from the first frame on; the sheet stays there.
  const mesh = useRef<Mesh>(null)
  const isLaid = useRef(false)
  useFrame((state) => {
    if (isLaid.current || !mesh.current) return
    isLaid.current = true
    const eye = state.camera.getWorldPosition(new Vector3())
    const ahead = state.camera.getWorldDirection(new Vector3()).setY(0)
    if (ahead.lengthSq() < 1e-6) ahead.set(0, 0, -1)
    ahead.normalize().applyAxisAngle(new Vector3(0, 1, 0), ASIDE)
    mesh.current.position
      .copy(eye)
      .addScaledVector(ahead, AWAY)
      .setY(eye.y - BELOW)
    mesh.current.rotation.y = Math.atan2(-ahead.x, -ahead.z)
    mesh.current.visible = true
  })

  function press(event: ThreeEvent<MouseEvent>) {
    event.stopPropagation()
    if (!event.uv) return
    const y = (1 - event.uv.y) * sheet.height
    sheet.buttons.find(({ top, bottom }) => y >= top && y <= bottom)?.press?.()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mesh is no element; keys and readers have the page
    <mesh ref={mesh} name="room sheet" visible={false} renderOrder={3} onClick={press}>
      <planeGeometry args={[WIDTH, (WIDTH * sheet.height) / sheet.width]} />
      <meshBasicMaterial map={texture} toneMapped={false} />
    </mesh>
  )
}

/** What stands on the page now. */
function useRows(source: HTMLElement): readonly SheetRow[] {
  const [rows, setRows] = useState<readonly SheetRow[]>(() => read(source))
  useEffect(() => {
    const update = () => setRows(read(source))
    update()
    const watch = new MutationObserver(update)
    watch.observe(source, { subtree: true, childList: true, characterData: true, attributes: true })
    return () => watch.disconnect()
  }, [source])
  return rows
}

function read(source: HTMLElement): SheetRow[] {
  return sheetRows(source.querySelectorAll<HTMLElement>(SHEET_PARTS))
}
