// "Turn it on the screen": the artefact alone, with its true size, for devices that have no viewer and for whoever has no room.
import { useState } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import type { ArtefactId } from '#engine/games/history-hunt/artefacts.ts'
import { trueSizeOf } from '#engine/games/history-hunt/true-sizes.ts'
import { TurnDialog } from './turn-dialog.tsx'

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
      <TurnDialog
        artefact={artefact}
        name={name}
        size={size}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
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
