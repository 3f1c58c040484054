import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avatarHash, avatarPath, viewerForShell } from '#app/views/viewer.ts'

describe('the address of an avatar', () => {
  it('is made of the SHA-256 of the lower-cased email', async () => {
    const hash = createHash('sha256').update('maria@example.com').digest('hex')
    expect(await avatarHash(' Maria@Example.COM ')).toBe(hash)
    expect(await avatarPath('maria@example.com')).toBe(`/avatar/${hash}.svg`)
  })

  it('never holds the email', async () => {
    await fc.assert(
      fc.asyncProperty(fc.emailAddress(), async (email) => {
        const path = await avatarPath(email)
        expect(path).toMatch(/^\/avatar\/[0-9a-f]{64}\.svg$/)
        expect(path).not.toContain(email.toLowerCase())
      }),
    )
  })
})

const STANDING = { level: 4, streakDays: 3 }

describe('what the shell is told', () => {
  it('is nothing of a visitor', async () => {
    expect(await viewerForShell(null, { plan: 'Free', overdue: null, standing: null })).toBeNull()
  })

  it('is name, role, picture and plan, no id and no address', async () => {
    const account = { id: 'someone', email: 'maria@example.com' }
    const profile = { id: 'someone', displayName: 'maria', role: 'teacher' as const, country: 'mx' }
    expect(
      await viewerForShell({ account, profile }, { plan: 'Premium', overdue: null, standing: STANDING }),
    ).toEqual({
      displayName: 'maria',
      role: 'teacher',
      avatar: await avatarPath('maria@example.com'),
      plan: 'Premium',
      overdue: null,
      standing: null,
    })
  })

  it('stays a signed-in person when the profile cannot be read, or there is no email', async () => {
    expect(
      await viewerForShell(
        { account: { email: null }, profile: null },
        { plan: 'Free', overdue: null, standing: STANDING },
      ),
    ).toEqual({
      displayName: null,
      role: null,
      avatar: null,
      plan: 'Free',
      overdue: null,
      standing: STANDING,
    })
  })
})
