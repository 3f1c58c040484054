// Three notebooks on a shelf. Choosing one stores the grade and opens the games; the look stays as it is.

import { m } from '#app/i18n/generated/messages.ts'
import { useSelectedGrade, useThemeLevel } from '#app/preferences/use-preferences.ts'
import { Band as PageBand } from '#app/ui/band.tsx'
import { Button } from '#app/ui/button.tsx'
import { Doodle } from '#app/ui/doodle.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { type CoverLevel, NotebookCover } from '#app/ui/notebook-cover.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { PreferenceForm } from '#app/ui/shell/preference-form.tsx'
import type { ThemeLevel } from '#app/ui/theme/theme-level.ts'
import { Grid, Wrap } from '#app/ui/wrap.tsx'
import './grade-shelf.css'
import { BANDS, type Band, isBand } from '#engine/core/bands.ts'

const LEADS: Readonly<Record<ThemeLevel, () => string>> = {
  default: m.home_grades_text_default,
  elementary: m.home_grades_text_elementary,
  'middle-school': m.home_grades_text_default,
  high: m.home_grades_text_high,
}
const COVERS: Readonly<Record<Band, { level: CoverLevel; name: () => string }>> = {
  elementary: { level: 'elementary', name: m.catalogue_band_elementary },
  middle: { level: 'middle-school', name: m.catalogue_band_middle },
  high: { level: 'high', name: m.catalogue_band_high },
}

export function GradeShelf() {
  const [level] = useThemeLevel()
  return (
    <PageBand className="grade-shelf" tint="cream" aria-labelledby="grades">
      <Wrap>
        <SectionHead
          id="grades"
          title={m.home_grades_title()}
          lead={LEADS[level]()}
          doodle={<Doodle>{m.home_grades_note()}</Doodle>}
        />
        <Grid columns={3}>
          {BANDS.map((band) => (
            <GradeCover key={band} band={band} />
          ))}
        </Grid>
      </Wrap>
    </PageBand>
  )
}

function GradeCover({ band }: { band: Band }) {
  const [, chooseGrade] = useSelectedGrade()
  const navigate = useNavigate()
  const { level, name } = COVERS[band]
  function open(value: string) {
    if (!isBand(value)) return
    chooseGrade(value)
    navigate('/games')
  }
  return (
    <NotebookCover level={level} title={name()} subtitle={m.home_grade_range({ band })}>
      <PreferenceForm preference="selectedGrade" onChoose={open} returnTo="/games">
        <Button type="submit" name="value" value={band}>
          {m.home_select()}
          <span className="visually-hidden"> {name()}</span>
        </Button>
      </PreferenceForm>
    </NotebookCover>
  )
}
