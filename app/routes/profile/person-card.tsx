// The taped sheet: whose profile this is, and how much of it is filled in.
import { profilePercentage } from '#app/domain/profiles/completeness.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Ranges } from '#app/ui/ranges.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { asksToFinish, completionText, missingFields } from './completion.ts'
import { CompletionRing } from './completion-ring.tsx'
import type { Person } from './person.ts'
import { gradeName, roleName } from './profile-words.ts'
import './person-card.css'

export function PersonCard({ profile, avatar, limited }: Omit<Person, 'isGrownUp'>) {
  const locale = useLocale()
  const { displayName, gradeLevel, role } = profile
  const missing = missingFields(profile)
  const [first] = missing
  return (
    <Sheet as="aside" tape className="person-card" aria-label={m.shell_profile()}>
      <div className="round">
        <CompletionRing percent={profilePercentage(profile)} />
        <Avatar src={avatar} displayName={displayName} />
      </div>
      <p className="name">{displayName ?? m.profile_nameless()}</p>
      {(role !== null || gradeLevel !== null) && (
        <Tags>
          {role !== null && <Tag>{roleName(role)}</Tag>}
          {gradeLevel !== null && (
            <Tag tone="secondary">
              <span>
                <Ranges in={gradeName(gradeLevel)} />
              </span>
            </Tag>
          )}
        </Tags>
      )}
      {!limited && <p className="next">{completionText(profile, locale)}</p>}
      {!limited && first !== undefined && asksToFinish(profile, missing) && (
        <a className="button primary full" href={`/profile#about-${first}`}>
          <span className="words">{m.profile_finish()}</span>
        </a>
      )}
    </Sheet>
  )
}
