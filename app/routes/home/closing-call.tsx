import { m } from '#app/i18n/generated/messages.ts'
import { useThemeLevel } from '#app/preferences/use-preferences.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { Band } from '#app/ui/band.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Tape } from '#app/ui/sheet.tsx'
import type { ThemeLevel } from '#app/ui/theme/theme-level.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import './closing-call.css'

const TITLES: Readonly<Record<ThemeLevel, () => string>> = {
  default: m.home_closing_title_default,
  elementary: m.home_closing_title_elementary,
  'middle-school': m.home_closing_title_middle_school,
  high: m.home_closing_title_high,
}

/** The last page: plans, or straight into a game. */
export function ClosingCall() {
  const [level] = useThemeLevel()
  return (
    <Band className="closing-band">
      <Wrap>
        <div className="closing-call">
          <div className="words">
            <h2>{TITLES[level]()}</h2>
            <p>{m.home_closing_text()}</p>
            <ButtonRow>
              <ButtonLink to="/pricing" variant="secondary">
                {m.home_explore_plans()}
              </ButtonLink>
              <ButtonLink to="/game/mathmaze" variant="ghost">
                {m.home_try_math_maze()}
              </ButtonLink>
            </ButtonRow>
          </div>
          <div className="photo">
            <Tape />
            <Glim mood="cheering" />
          </div>
        </div>
      </Wrap>
    </Band>
  )
}
