// "See it in your room": the model of an artefact as a file, for the viewer that the phone has. Made here, on the device.
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { type ArtefactId, artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { type RoomViewer, readRoomViewer } from './room-viewer.ts'

/** How long a browser may take to open what a link names. */
const LINK_MS = 60_000

export function RoomButton({ artefact, name }: { artefact: ArtefactId; name: string }) {
  const [viewer] = useState(readRoomViewer)
  const [stage, setStage] = useState<'idle' | 'making' | 'made' | 'failed'>('idle')
  if (viewer === null) return null

  async function show(shownBy: RoomViewer) {
    setStage('making')
    try {
      openFile(await makeFile(artefact, shownBy), name, shownBy)
      setStage('made')
    } catch {
      setStage('failed')
    }
  }

  return (
    <>
      <Button variant="ghost" size="small" busy={stage === 'making'} onClick={() => void show(viewer)}>
        {stage === 'making' ? m.hunt_room_making() : m.hunt_room()}
      </Button>
      <p className="small" role="status">
        {stage === 'failed' && m.hunt_room_failed()}
        {stage === 'made' && viewer === 'file' && m.hunt_room_downloaded()}
      </p>
    </>
  )
}

async function makeFile(artefact: ArtefactId, viewer: RoomViewer): Promise<Blob> {
  if (import.meta.env.SSR) throw new Error('a file is made in a browser')
  const [{ exportGlb, exportUsdz }, { readNotebook }] = await Promise.all([
    import('#engine/ar/export/export-model.ts'),
    import('#engine/ar/notebook.ts'),
  ])
  const notebook = readNotebook(document.documentElement, { mode: 'light' })
  const { shape } = artefactOf(artefact)
  return viewer === 'quick-look'
    ? exportUsdz(artefact, shape, notebook)
    : exportGlb(artefact, shape, notebook)
}

/** Quick Look takes a link whose only child is a picture. */
function openFile(file: Blob, name: string, viewer: RoomViewer): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  if (viewer === 'quick-look') {
    link.rel = 'ar'
    link.appendChild(document.createElement('img'))
  } else {
    link.download = `${name}.glb`
  }
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), LINK_MS)
}
