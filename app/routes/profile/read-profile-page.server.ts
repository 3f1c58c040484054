// What /profile shows, gathered: no more leaves the server than the page needs.

import { listSessions } from '#app/domain/accounts/list-sessions.server.ts'
import { readConsent } from '#app/domain/consent/read-consent.server.ts'
import { type ProfileFields, takeProfileFields } from '#app/domain/profiles/profile-fields.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/request/viewer.server.ts'
import { avatarPath } from '#app/views/viewer.ts'
import { countryItems } from './profile-words.ts'

/** A profile that could not be read. */
export const NOTHING_SAID: ProfileFields = takeProfileFields(() => null)

export interface SessionRow {
  id: string
  /** "Chrome on Windows"; empty when the device did not say. */
  device: string
  lastActiveAt: number
  current: boolean
}

export interface LinkedIdentity {
  id: string
  /** google, microsoft or sso:<id>. */
  provider: string
  email: string | null
}

/** The rows of the page's sections. A profile that could not be read shows as an empty one. */
export async function readProfilePage(
  ctx: AppContext & { locale: Locale },
  { account, session, profile }: Viewer,
) {
  const [open, consent, { standing }] = await Promise.all([
    listSessions(ctx, account.id),
    readConsent(ctx, account.id),
    readOwnStanding(ctx, account.id),
  ])
  const said = profile ?? NOTHING_SAID
  return {
    /** Too young, and no grown-up said yes yet. */
    limited: standing === 'limited',
    isGrownUp: standing === 'grown_up',
    /** When a limited account goes if nobody says yes; null: it stays. */
    erasedOn: consent?.erasedOn ?? null,
    profile: takeProfileFields((field) => said[field]),
    avatar: account.email === null ? null : await avatarPath(account.email),
    countries: countryItems(),
    signIn: {
      email: account.email,
      newEmail: account.newEmail,
      phone: account.phone,
      newPhone: account.newPhone,
      hasPassword: account.hasPassword,
    },
    identities: account.identities
      .filter(({ provider }) => provider !== 'email' && provider !== 'phone')
      .map(({ id, provider, email }): LinkedIdentity => ({ id, provider, email })),
    /** The last way to sign in stays. */
    mayUnlink: account.identities.length > 1,
    providers: (['google', 'microsoft'] as const).filter((name) => ctx.config.providers[name] !== null),
    /** This one first, then the last used. */
    sessions: open
      .toSorted((a, b) => Number(b.id === session.id) - Number(a.id === session.id))
      .map(
        ({ id, device, refreshedAt }): SessionRow => ({
          id,
          device,
          lastActiveAt: refreshedAt,
          current: id === session.id,
        }),
      ),
  }
}
