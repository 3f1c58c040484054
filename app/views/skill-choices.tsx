// Skills to tick, of all bands and subjects, a fold a subject with one for each strand, and the list of what is chosen. What is ticked
// in another band or a closed fold is sent as well. The document has the boxes of one band alone, a third of them; those of the others
// come once a script runs. Where none does, a button asks for the page with another band, and with all that the form has so far.
import { type ReactNode, useMemo } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Segments } from '#app/ui/segments.tsx'
import { BAND_NAMES, SUBJECT_NAMES } from '#app/words/games.ts'
import { STRAND_NAMES } from '#app/words/strands.ts'
import type { Band } from '#engine/core/bands.ts'
import { ChosenSkills } from './chosen-skills.tsx'
import type { SkillLevel, SkillStrand } from './skill-choices.server.ts'
import { useTicked } from './use-ticked.ts'
import './skill-choices.css'

export interface SkillChoicesProps {
  levels: readonly SkillLevel[]
  /** Shown first. */
  band: Band
  /** That may be chosen. */
  most: number
  /** Ids ticked to begin with. */
  ticked?: readonly string[] | undefined
  /** What to know of the skills of a language, where it matters. */
  languageNote?: string
  /** Names of what can be ticked in `children`, by the value of its box. */
  others?: Readonly<Record<string, string>>
  /** Of the headings here that are under no other one here. */
  heading?: 'h2' | 'h3'
  /** The group these boxes are, where there are others before them. */
  group?: string
  /** More boxes named `topic`, before these and after them. */
  before?: ReactNode
  children?: ReactNode
}

const UNDER = { h2: 'h3', h3: 'h4' } as const

export function SkillChoices(props: SkillChoicesProps) {
  const { levels, band, most, ticked = [], languageNote, others } = props
  const { heading: Heading = 'h2', group, before, children } = props
  const Subject = group === undefined ? Heading : UNDER[Heading]
  const { root, chosen, begun, read, untick } = useTicked(ticked)
  const isLive = begun !== null
  const tickedFirst = begun ?? ticked
  const choices = useMemo(() => namesOf(levels, others), [levels, others])
  const shown = chosen.flatMap((id) => {
    const choice = choices.get(id)
    return choice ? [{ ...choice, id }] : []
  })
  const inDocument = levels.filter((level) => isLive || level.band === band)
  const withBox = namesOf(inDocument, others)
  const boxes = (
    <>
      <Segments
        name="level"
        label={m.timeline_band()}
        defaultValue={band}
        items={levels.map((level) => ({ value: level.band, label: BAND_NAMES[level.band]() }))}
      />
      <noscript>
        <Button type="submit" formMethod="get" formNoValidate variant="ghost" size="small">
          {m.choices_show_level()}
        </Button>
      </noscript>
      {inDocument.map((level) => (
        <div key={level.band} data-band={level.band}>
          {level.subjects.map(({ subject, strands }) => (
            <details key={subject} className="subject" open={hasTicked(strands, tickedFirst)}>
              <summary>
                <Subject>{SUBJECT_NAMES[subject]()}</Subject>
              </summary>
              {subject === 'english' && languageNote !== undefined && <p className="hint">{languageNote}</p>}
              {strands.map((strand) => (
                <Strand key={strand.strand} {...strand} ticked={tickedFirst} />
              ))}
            </details>
          ))}
        </div>
      ))}
      {children}
    </>
  )
  return (
    <div ref={root} className="skill-choices" onChange={read}>
      {before}
      {group === undefined ? (
        boxes
      ) : (
        <fieldset>
          <legend>
            <Heading>{group}</Heading>
          </legend>
          {boxes}
        </fieldset>
      )}
      <ChosenSkills
        chosen={shown}
        most={most}
        heading={Heading}
        boxed={chosen.filter((id) => !withBox.has(id))}
        onUntick={isLive ? untick : null}
      />
      {languageNote !== undefined && (
        // There before its words are, so that they are read out.
        <div role="status">
          {shown.some(({ isLanguage }) => isLanguage) && (
            <Notice>
              <p>{languageNote}</p>
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}

function Strand({ strand, skills, ticked }: SkillStrand & { ticked: readonly string[] }) {
  return (
    <details className="strand" open={hasTicked([{ skills }], ticked)}>
      <summary>{STRAND_NAMES[strand]()}</summary>
      <div className="choices">
        {skills.map(({ id, name, year }) => (
          <label key={id}>
            <input type="checkbox" name="topic" value={id} defaultChecked={ticked.includes(id)} />{' '}
            <span>
              {name} <small>{year}</small>
            </span>
          </label>
        ))}
      </div>
    </details>
  )
}

/** undefined: none. */
function hasTicked(strands: readonly Pick<SkillStrand, 'skills'>[], ticked: readonly string[]) {
  return strands.some(({ skills }) => skills.some(({ id }) => ticked.includes(id))) || undefined
}

interface Named {
  readonly name: string
  readonly isLanguage: boolean
}

function namesOf(
  levels: readonly SkillLevel[],
  others: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, Named> {
  const skills = levels.flatMap(({ subjects }) =>
    subjects.flatMap(({ subject, strands }) =>
      strands.flatMap((strand) =>
        strand.skills.map(({ id, name }) => [id, { name, isLanguage: subject === 'english' }] as const),
      ),
    ),
  )
  const more = Object.entries(others).map(([id, name]) => [id, { name, isLanguage: false }] as const)
  return new Map([...skills, ...more])
}
