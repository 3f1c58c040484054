import { type Badge, Sticker } from '#app/ui/art/sticker.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { BAND_NAMES } from '#app/words/games.ts'
import type { Band } from '#engine/core/bands.ts'
import type { GradeWords } from './hub-words.server.ts'
import './grade-banner.css'

const BADGES: Readonly<Record<Band, Badge>> = { elementary: 'star', middle: 'streak', high: 'perfect' }

/** Whom the games of this grade are for, and the skills they train. */
export function GradeBanner({ grade, words }: { grade: Band; words: GradeWords }) {
  return (
    <div className="grade-banner">
      <Sticker badge={BADGES[grade]} />
      <div>
        <p>
          <strong>{BAND_NAMES[grade]()}</strong> {words.about}
        </p>
        <Tags>
          {words.skills.map((skill, index) => (
            <Tag key={skill} tone={index % 2 === 0 ? 'primary' : 'secondary'}>
              {skill}
            </Tag>
          ))}
        </Tags>
      </div>
    </div>
  )
}
