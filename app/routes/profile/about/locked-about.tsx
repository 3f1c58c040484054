// The fields of a profile while a grown-up's yes is missing: what is there, that it cannot be changed yet, and what to do.

import { Lock } from 'lucide-react'
import type { ProfileFields } from '#app/domain/profiles/profile-fields.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALE_NAMES } from '#app/i18n/locales.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { Link } from '#app/ui/link.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { ProfileRow } from '../profile-section.tsx'
import { FIELD_LABELS, gradeName, roleName } from '../profile-words.ts'

export interface LockedAboutProps {
  profile: ProfileFields
  /** The name of the profile's country in the page's language. */
  country: string | null
}

export function LockedAbout({ profile, country }: LockedAboutProps) {
  const { displayName, role, gradeLevel, language } = profile
  const rows = [
    [FIELD_LABELS.displayName(), displayName],
    [FIELD_LABELS.role(), role && roleName(role)],
    [FIELD_LABELS.gradeLevel(), gradeLevel && gradeName(gradeLevel)],
    [FIELD_LABELS.language(), language && LOCALE_NAMES[language]],
    [FIELD_LABELS.country(), country],
  ] as const
  return (
    <Sheet as="section" className="about-form profile-section" aria-labelledby="about-title">
      <h2 id="about-title">{m.profile_about()}</h2>
      <p>
        {m.profile_locked()}
        {sentenceGap()}
        <Link to="/family">{m.shell_limited_link()}</Link>
      </p>
      <ul className="profile-rows">
        {rows.map(([label, value]) => (
          <ProfileRow key={label} icon={<Lock />} title={label} detail={value ?? m.profile_not_set()} />
        ))}
      </ul>
    </Sheet>
  )
}
