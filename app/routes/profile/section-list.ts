// The sections of the profile, each an address of its own, in the order of the list beside them.
import type { MetaFunction } from '@remix-run/cloudflare'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'

export type SectionId = 'about' | 'progress' | 'security' | 'preferences' | 'invite' | 'data'

export interface Section {
  id: SectionId
  to: `/${string}`
  /** Its name in the list. */
  label: () => string
  /** Heading and title of its page. */
  title: () => string
}

const ABOUT: Section = { id: 'about', to: '/profile', label: m.profile_about, title: m.shell_profile }

const named = (id: SectionId, label: () => string): Section => ({
  id,
  to: `/profile/${id}`,
  label,
  title: label,
})

export const SECTIONS: readonly Section[] = [
  ABOUT,
  named('progress', m.profile_progress),
  named('security', m.profile_security),
  named('preferences', m.profile_notebook),
  named('invite', m.profile_invite),
  named('data', m.profile_data),
]

/** The section at this path; `/profile` itself is the first. */
export function sectionAt(pathname: string): Section {
  return SECTIONS.findLast(({ to }) => pathname.startsWith(to)) ?? ABOUT
}

export const sectionMeta: MetaFunction = ({ location }) => [
  { title: `${sectionAt(location.pathname).title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]
