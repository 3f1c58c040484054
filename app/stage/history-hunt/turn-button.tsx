// "Turn it on the screen": the artefact alone, with its true size, for devices that have no viewer and for whoever has no room.
import { type ComponentType, useMemo, useState } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { ArtefactId } from '#engine/games/history-hunt/artefacts.ts'
import { trueSizeOf } from '#engine/games/history-hunt/true-sizes.ts'
import type { ArViewProps } from '../ar/ar-view.ts'
import { ArWaiting } from '../ar/ar-waiting.tsx'
import { useFilterChoice } from '../ar/filter-choice.ts'
import { useFetched } from '../ar/use-fetched.ts'
import { useNotebookChoice } from '../ar/use-notebook-choice.ts'
import { VIEW_LOADERS } from '../ar/views.ts'

export interface TurnButtonProps {
  artefact: ArtefactId
  name: string
}

export function TurnButton({ artefact, name }: TurnButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const size = useTrueSize(artefact)
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
        {m.hunt_turn()}
      </Button>
      {size !== null && <p className="muted">{m.hunt_true_size({ size })}</p>}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={name}
        description={size === null ? undefined : m.hunt_true_size({ size })}
        closeLabel={m.hunt_turn_close()}
      >
        {isOpen && <Turning artefact={artefact} size={size} />}
      </Dialog>
    </>
  )
}

/** "62.2 cm", "24 m"; null where it has no one size. */
function useTrueSize(artefact: ArtefactId): string | null {
  const locale = useLocale()
  const known = trueSizeOf(artefact)
  if (known === null) return null
  const isLong = known.centimeters >= 200
  return numberFormat(locale, { style: 'unit', unit: isLong ? 'meter' : 'centimeter' }).format(
    isLong ? known.centimeters / 100 : known.centimeters,
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
