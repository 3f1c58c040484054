// Which grade to play for, where a game does not go by the stored one: it only marks the grade that was chosen elsewhere.
import { m } from '#app/i18n/generated/messages.ts'
import { useGradeIsFallback, useSelectedGrade } from '#app/preferences/use-preferences.ts'
import { Segments } from '#app/ui/segments.tsx'
import { BANDS, type Band, isBand } from '#engine/core/bands.ts'

const GRADES = {
  elementary: () => m.grade_elementary(),
  middle: () => m.grade_middle(),
  high: () => m.grade_high(),
}

export interface BandSwitchProps {
  band: Band
  onSwitch: (band: Band) => void
}

export function BandSwitch({ band, onSwitch }: BandSwitchProps) {
  const [stored] = useSelectedGrade()
  const isFallback = useGradeIsFallback()
  const items = BANDS.map((value) => ({
    value,
    // A range stays on one line: "9-12" with a hyphen that does not break.
    label: GRADES[value]().replace(/-(?=\d)/, '\u2011'),
    note: value === stored && !isFallback ? m.play_band_chosen() : undefined,
  }))
  return (
    <Segments
      name="band"
      label={m.play_band()}
      items={items}
      defaultValue={band}
      onPick={(value) => isBand(value) && onSwitch(value)}
    />
  )
}
