// "See it in your room": the model of an artefact as a file, for the viewer that the phone has.
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { levelOf, type NotebookLevel } from '#engine/ar/notebook-level.ts'
import { type ArtefactId, artefactOf } from '#engine/games/history-hunt/artefacts.ts'
import { loadRoomModel, type RoomModel } from './room-models.ts'
import { type RoomViewer, readRoomViewer } from './room-viewer.ts'
import { sceneViewerLink } from './scene-viewer-link.ts'

/** How long a browser may take to open what a link names. */
const LINK_MS = 60_000

interface Shown {
  artefact: ArtefactId
  name: string
}

export function RoomButton(shown: Shown) {
  const [viewer] = useState(readRoomViewer)
  return viewer && <RoomOffer {...shown} viewer={viewer} />
}

function RoomOffer({ viewer, ...shown }: Shown & { viewer: RoomViewer }) {
  const model = useRoomModel(shown.artefact)
  const [stage, setStage] = useState<'idle' | 'making' | 'made' | 'failed'>('idle')

  async function show() {
    setStage('making')
    try {
      await (viewer === 'quick-look' ? openQuickLook(shown) : openSceneViewer(shown))
      setStage('made')
    } catch {
      setStage('failed')
    }
  }

  return (
    <>
      <Button variant="ghost" size="small" busy={stage === 'making'} onClick={() => void show()}>
        {stage === 'making' ? m.hunt_room_making() : m.hunt_room()}
      </Button>
      {model && (
        <p className="small">
          {m.hunt_room_size({
            centimeters: model.centimeters,
            kilobytes: Math.ceil((viewer === 'quick-look' ? model.usdzBytes : model.glbBytes) / 1000),
          })}
        </p>
      )}
      <p className="small" role="status">
        {stage === 'failed' && m.hunt_room_failed()}
        {stage === 'made' && viewer === 'scene-viewer' && m.hunt_room_handed()}
      </p>
    </>
  )
}

/** Undefined until it is there: the button needs it no sooner than it is pressed. */
function useRoomModel(artefact: ArtefactId): RoomModel | undefined {
  const [model, setModel] = useState<RoomModel>()
  useEffect(() => {
    let isShown = true
    loadRoomModel(artefact, levelOfPage()).then(
      (found) => isShown && setModel(found),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [artefact])
  return model
}

/** The viewer fetches the file by its address. */
async function openSceneViewer({ artefact, name }: Shown): Promise<void> {
  const { glb } = await loadRoomModel(artefact, levelOfPage())
  linkTo(sceneViewerLink({ file: new URL(glb, location.href).href, title: name })).click()
}

/** The file is made here, on the device. Quick Look takes a link whose only child is a picture. */
async function openQuickLook({ artefact }: Shown): Promise<void> {
  const link = linkTo(URL.createObjectURL(await makeUsdz(artefact)))
  link.rel = 'ar'
  link.appendChild(document.createElement('img'))
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), LINK_MS)
}

async function makeUsdz(artefact: ArtefactId): Promise<Blob> {
  if (import.meta.env.SSR) throw new Error('a file is made in a browser')
  const [{ exportUsdz }, { readNotebook }] = await Promise.all([
    import('#engine/ar/export/export-usdz.ts'),
    import('#engine/ar/notebook.ts'),
  ])
  const notebook = readNotebook(document.documentElement, { mode: 'light' })
  return exportUsdz(artefact, artefactOf(artefact).shape, notebook)
}

function levelOfPage(): NotebookLevel {
  return levelOf(document.documentElement.dataset['level'])
}

function linkTo(address: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = address
  return link
}
