// What a person may choose about the look: day or night, and one of the four notebooks. Shown in menu and drawer.
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useMode, useThemeLevel } from '#app/preferences/use-preferences.ts'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { isThemeLevel, THEME_LEVELS, type ThemeLevel } from '#app/ui/theme/theme-level.ts'
import { PreferenceForm } from './preference-form.tsx'
import './choices.css'

const MODES = [
  { mode: 'light', value: 'false', label: m.shell_light_mode, icon: 'sun' },
  { mode: 'dark', value: 'true', label: m.shell_dark_mode, icon: 'moon' },
] as const

const LEVEL_WORDS: Readonly<Record<ThemeLevel, { label: () => string; hint: () => string }>> = {
  default: { label: m.shell_level_default, hint: m.shell_level_default_hint },
  elementary: { label: m.shell_level_elementary, hint: m.shell_level_elementary_hint },
  'middle-school': { label: m.shell_level_middle_school, hint: m.shell_level_middle_school_hint },
  high: { label: m.shell_level_high, hint: m.shell_level_high_hint },
}

export function ThemeChoices() {
  const [current, chooseMode] = useMode()
  const [level, chooseLevel] = useThemeLevel()
  return (
    <div className="choices" data-stay>
      <PreferenceForm
        preference="darkMode"
        onChoose={(value) => chooseMode(value === 'true' ? 'dark' : 'light')}
      >
        <fieldset>
          <legend>{m.shell_theme_mode()}</legend>
          {MODES.map(({ mode, value, label, icon }) => (
            <Choice key={mode} value={value} chosen={mode === current} picture={<LineIcon name={icon} />}>
              {label()}
            </Choice>
          ))}
        </fieldset>
      </PreferenceForm>
      <PreferenceForm preference="themeLevel" onChoose={(value) => isThemeLevel(value) && chooseLevel(value)}>
        <fieldset>
          <legend>{m.shell_theme_level()}</legend>
          {THEME_LEVELS.map((name) => (
            <Choice key={name} value={name} chosen={name === level} picture={<Swatch level={name} />}>
              {LEVEL_WORDS[name].label()}
              <span className="hint">{LEVEL_WORDS[name].hint()}</span>
            </Choice>
          ))}
        </fieldset>
      </PreferenceForm>
    </div>
  )
}

interface ChoiceProps {
  value: string
  chosen: boolean
  picture: ReactNode
  children: ReactNode
}

function Choice({ value, chosen, picture, children }: ChoiceProps) {
  return (
    <button className="choice" type="submit" name="value" value={value} aria-pressed={chosen}>
      <span className="picture">{picture}</span>
      <span className="words">{children}</span>
      <LineIcon name="check" className="tick" />
    </button>
  )
}

/** A thumb-sized cover drawn in its own notebook's hand. */
function Swatch({ level }: { level: ThemeLevel }) {
  return <span className="swatch" data-level={level} />
}
