import { type Badge, Sticker } from '#app/ui/art/sticker.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { BAND_NAMES } from '#app/words/games.ts'
import type { Band } from '#engine/core/bands.ts'
import { GRADE_WORDS } from './grade-words.ts'
import { NotebookOffer } from './notebook-offer.tsx'
import './grade-banner.css'

const BADGES: Readonly<Record<Band, Badge>> = { elementary: 'star', middle: 'streak', high: 'perfect' }

/** Whom the games of this grade are for, the skills they train, and the notebook that goes with it. */
export function GradeBanner({ grade, isChosen }: { grade: Band; isChosen: boolean }) {
  const { about, skills } = GRADE_WORDS[grade]
  return (
    <div className="grade-banner">
      <Sticker badge={BADGES[grade]} />
      <div>
        <p>
          <strong>{BAND_NAMES[grade]()}</strong> {about()}
        </p>
        <Tags>
          {skills()
            .split(' | ')
            .map((skill, index) => (
              <Tag key={skill} tone={index % 2 === 0 ? 'primary' : 'secondary'}>
                {skill}
              </Tag>
            ))}
        </Tags>
        {isChosen && <NotebookOffer grade={grade} />}
      </div>
    </div>
  )
}
