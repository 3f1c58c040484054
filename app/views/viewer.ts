// Who is signed in, as far as header and drawer need to know: no address, no id.

import type { Tier } from '#app/domain/catalogue/plans.ts'

export interface ShellViewer {
  displayName: string | null
  role: 'student' | 'parent' | 'teacher' | null
  /** Path of the picture drawn for the account's email address; null for an account without one. */
  avatar: string | null
  /** Name of the plan in force, in the page's language. */
  plan: string
  /** Level and days in a row of someone who learns; null for parents, teachers, and where it could not be read. */
  standing: ShownStanding | null
  /** The plan whose renewal was not paid; null: none. */
  overdue: OverdueNotice | null
}

/** As the header shows it. */
export interface ShownStanding {
  level: number
  streakDays: number
}

export interface OverdueNotice {
  tier: Tier
  /** Until when the plan opens anything, in milliseconds since the epoch. */
  endsAt: number
  isOver: boolean
  /** payer: pays for their own plan. guardian: pays for a child's. child: a grown-up sees to the payment. */
  reader: 'payer' | 'guardian' | 'child'
}

interface KnownViewer {
  account: { email: string | null }
  profile: Pick<ShellViewer, 'displayName' | 'role'> | null
}

/** What root's loader tells the shell of the viewer. A profile that could not be read leaves name and role open. */
export async function viewerForShell(
  viewer: KnownViewer | null,
  { plan, overdue, standing }: Pick<ShellViewer, 'plan' | 'overdue' | 'standing'>,
): Promise<ShellViewer | null> {
  if (viewer === null) return null
  const { account, profile } = viewer
  return {
    displayName: profile?.displayName ?? null,
    role: profile?.role ?? null,
    plan,
    overdue,
    standing: profile?.role === 'parent' || profile?.role === 'teacher' ? null : standing,
    avatar: account.email === null ? null : await avatarPath(account.email),
  }
}

/** The address of an account's avatar. It holds a hash: whoever sees the picture does not see the email. */
export async function avatarPath(email: string): Promise<string> {
  return `/avatar/${await avatarHash(email)}.svg`
}

/** SHA-256 of the lower-cased address, in hexadecimal. */
export async function avatarHash(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
