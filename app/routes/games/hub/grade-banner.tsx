import { m } from '#app/i18n/generated/messages.js'
import { type Badge, Sticker } from '#app/ui/art/sticker.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import type { Band } from '#engine/core/bands.ts'
import { BAND_NAMES } from './game-words.ts'
import './grade-banner.css'

const GRADES: Readonly<Record<Band, { badge: Badge; about: () => string; skills: () => string }>> = {
  elementary: { badge: 'star', about: m.games_level_elementary, skills: m.games_skills_elementary },
  middle: { badge: 'streak', about: m.games_level_middle, skills: m.games_skills_middle },
  high: { badge: 'perfect', about: m.games_level_high, skills: m.games_skills_high },
}

/** Whom the games of this grade are for, and three to five skills they train. */
export function GradeBanner({ grade }: { grade: Band }) {
  const { badge, about, skills } = GRADES[grade]
  return (
    <div className="grade-banner">
      <Sticker badge={badge} />
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
      </div>
    </div>
  )
}
