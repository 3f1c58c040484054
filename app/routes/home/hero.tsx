import { isComingSoon } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useThemeLevel } from '#app/preferences/use-preferences.ts'
import { HeroScene } from '#app/ui/art/hero-scene.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Ranges } from '#app/ui/ranges.tsx'
import type { ThemeLevel } from '#app/ui/theme/theme-level.ts'
import { Wrap } from '#app/ui/wrap.tsx'
import './hero.css'

const VOICES: Readonly<Record<ThemeLevel, { title: () => string; lead: () => string }>> = {
  default: { title: m.home_hero_title_default, lead: m.home_hero_lead_default },
  elementary: { title: m.home_hero_title_elementary, lead: m.home_hero_lead_elementary },
  'middle-school': { title: m.home_hero_title_middle_school, lead: m.home_hero_lead_middle_school },
  high: { title: m.home_hero_title_high, lead: m.home_hero_lead_high },
}

export function Hero() {
  const [level] = useThemeLevel()
  const { title, lead } = VOICES[level]
  return (
    <section className="hero">
      <Wrap>
        <div className="words">
          <h1 key={level}>
            <InkTitle text={title()} />
          </h1>
          <p className="lead">
            <Ranges in={lead()} />
          </p>
          <ButtonRow>
            <ButtonLink to="/homework-help" keyAction>
              {m.home_get_homework_help()}
            </ButtonLink>
            <ButtonLink to="/pricing" variant="ghost">
              {m.home_view_pricing()}
            </ButtonLink>
          </ButtonRow>
          {isComingSoon(['homeworkQuestion']) && <p className="small soon">{m.home_soon_note()}</p>}
          {level === 'high' && <WorkedLines />}
        </div>
        <HeroScene title={m.home_hero_scene()} />
      </Wrap>
    </section>
  )
}

/** The fine-liner notebook shows what its headline says. Decoration: arithmetic needs no translation. */
function WorkedLines() {
  return (
    <ol className="worked-lines" aria-hidden="true">
      <li>
        <span>38²</span>= (40 − 2)²
      </li>
      <li>
        <span />= 1600 − 160 + 4
      </li>
      <li>
        <span />= <mark>1444</mark>
      </li>
    </ol>
  )
}
