// A divider of the notebook: a tab with the subject, and the page behind it.

import type { MouseEvent } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Art, type ArtName } from '#app/ui/art/art.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast/show-toast.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import type { Band } from '#engine/core/bands.ts'
import { type CoreSubject, type CoreSubjectId, HUB_TIER } from '#engine/games/core-subjects.ts'
import { refuseSubject, type SubjectRefusal, subjectPath } from './choose-game.ts'
import type { CoreWords } from './hub-words.server.ts'
import './subject-card.css'

const DRAWINGS: Readonly<Record<CoreSubjectId, ArtName>> = {
  numberStudio: 'abacus',
  discoveryLab: 'magnifier',
  storyWorkshop: 'quill',
  timeTravel: 'hourglass',
}

const REFUSALS: Readonly<Record<SubjectRefusal, () => string>> = {
  gradeNeeded: m.games_core_needs_grade,
  premiumNeeded: m.games_core_needs_premium,
}

export interface SubjectCardProps {
  card: CoreSubject
  words: CoreWords
  /** On its foot. */
  open: string
  chosen: Band | null
  /** The grade it is written for, and that a browser without scripts is led to. */
  shown: Band
}

export function SubjectCard({ card, words, open, chosen, shown }: SubjectCardProps) {
  function choose(event: MouseEvent) {
    const refusal = refuseSubject(card, chosen, HUB_TIER)
    if (refusal === null) return
    event.preventDefault()
    showToast({ id: 'core-subject', title: REFUSALS[refusal](), type: 'error' })
  }
  return (
    <article className="subject-card">
      <span className="tab">{SUBJECT_NAMES[card.subject]()}</span>
      <div className="leaf">
        <span className="picture">
          <Art name={DRAWINGS[card.id]} grain />
        </span>
        <h3>
          <Link to={subjectPath(card, shown)} onClick={choose}>
            {words.title}
          </Link>
        </h3>
        <p>{words.about[shown]}</p>
        <span className="go" aria-hidden="true">
          {open} <LineIcon name="arrow-right" />
        </span>
      </div>
    </article>
  )
}
