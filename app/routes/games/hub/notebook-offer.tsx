// Choosing a grade never changes the look by itself: whoever has the standard notebook is offered that of their grade here, in
// one press, and may take it back with the next.
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useThemeLevel } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { PreferenceForm } from '#app/ui/shell/preference-form.tsx'
import { isThemeLevel, type ThemeLevel } from '#app/ui/theme/theme-level.ts'
import type { Band } from '#engine/core/bands.ts'

const NOTEBOOKS: Readonly<Record<Band, ThemeLevel>> = {
  elementary: 'elementary',
  middle: 'middle-school',
  high: 'high',
}

export function NotebookOffer({ grade }: { grade: Band }) {
  const [level, chooseLevel] = useThemeLevel()
  const [taken, setTaken] = useState(false)
  const own = NOTEBOOKS[grade]
  if (level !== 'default' && !(taken && level === own)) return null
  function choose(value: string) {
    if (!isThemeLevel(value)) return
    setTaken(true)
    chooseLevel(value)
  }
  return (
    <PreferenceForm preference="themeLevel" onChoose={choose} className="notebook-offer">
      <Button
        type="submit"
        name="value"
        value={level === own ? 'default' : own}
        variant="ghost"
        size="small"
        icon={<span className="cover" data-level={level === own ? 'default' : own} />}
      >
        {level === own ? m.games_notebook_back() : m.games_notebook({ band: grade })}
      </Button>
    </PreferenceForm>
  )
}
