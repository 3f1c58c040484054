// One artefact in a dialog, drawn as at the desk. Its parts are fetched when it is opened.
import { type ComponentType, useMemo, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { ArtefactId } from '#engine/games/history-hunt/artefacts.ts'
import type { ArViewProps } from '../ar/ar-view.ts'
import { ArWaiting } from '../ar/ar-waiting.tsx'
import { useFilterChoice } from '../ar/filter-choice.ts'
import { useFetched } from '../ar/use-fetched.ts'
import { useNotebookChoice } from '../ar/use-notebook-choice.ts'
import { VIEW_LOADERS } from '../ar/views.ts'

export interface TurnDialogProps {
  artefact: ArtefactId
  name: string
  /** With its unit; null where it has no one size. */
  size: string | null
  isOpen: boolean
  onClose: () => void
}

export function TurnDialog({ artefact, name, size, isOpen, onClose }: TurnDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={name}
      description={size === null ? undefined : m.hunt_true_size({ size })}
      closeLabel={m.hunt_turn_close()}
    >
      {isOpen && <Turning artefact={artefact} size={size} />}
    </Dialog>
  )
}

const nothing = () => {}

function Turning({ artefact, size }: { artefact: ArtefactId; size: string | null }) {
  const [arriving, retry] = useFetched(loadParts)
  const [isLost, setIsLost] = useState(false)
  const notebook = useNotebookChoice('desk', useFilterChoice().filter)
  const parts = arriving.kind === 'here' ? arriving.value : null
  const reach = useMemo(() => parts?.artefactReach(artefact), [parts, artefact])
  if (isLost) return <p role="alert">{m.hunt_turn_undrawn()}</p>
  if (!parts || !reach) return <ArWaiting hasFailed={arriving.kind === 'failed'} onRetry={retry} />
  const View: ComponentType<ArViewProps> = parts.View
  return (
    <div className="turning">
      <View
        notebook={notebook}
        reach={reach}
        width={1}
        isStill
        clock={null}
        viewSwitch={null}
        task={null}
        buttons={null}
        onLeave={nothing}
        onFailure={() => setIsLost(true)}
      >
        {(look) => <parts.ArtefactScene artefact={artefact} size={size} look={look} />}
      </View>
    </div>
  )
}

async function loadParts() {
  if (import.meta.env.SSR) throw new Error('a scene needs a browser')
  const view = VIEW_LOADERS.desk()
  const { ArtefactScene, artefactReach } = await import('./artefact-scene.tsx')
  return { View: await view, ArtefactScene, artefactReach }
}
