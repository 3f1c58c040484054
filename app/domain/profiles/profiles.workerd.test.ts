import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { insertProfile } from './insert-profile.server.ts'
import type { Profile } from './profile-fields.ts'
import { profiles, userPreferences } from './profiles.schema.ts'
import { readPreferences } from './read-preferences.server.ts'
import { readProfile } from './read-profile.server.ts'
import { savePreferences } from './save-preferences.server.ts'
import { type ProfileChanges, updateProfile } from './update-profile.server.ts'

let ctx: TestContext

const ANA: Profile = {
  id: '00000000-0000-4000-8000-00000000000a',
  displayName: 'Ana',
  gradeLevel: 'middle',
  language: 'es',
  country: 'mx',
  role: 'student',
}
const BEN: Profile = {
  id: '00000000-0000-4000-8000-00000000000b',
  displayName: null,
  gradeLevel: null,
  language: null,
  country: null,
  role: null,
}

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.batch([ctx.db.delete(profiles), ctx.db.delete(userPreferences)])
  await ctx.db.batch([insertProfile(ctx, ANA), insertProfile(ctx, BEN)])
})

describe('a profile', () => {
  it('is read as it was made; what was never said is null', async () => {
    expect(await readProfile(ctx, ANA.id)).toEqual(ANA)
    expect(await readProfile(ctx, BEN.id)).toEqual(BEN)
    expect(await readProfile(ctx, 'nobody')).toBeNull()
  })

  it('is read without values that are none of ours', async () => {
    await ctx.db.update(profiles).set({ language: 'de', country: 'xx', gradeLevel: '13' })
    expect(await readProfile(ctx, ANA.id)).toEqual({
      ...ANA,
      language: null,
      country: null,
      gradeLevel: null,
    })
  })

  it('changes in the fields given and in no others, of one person', async () => {
    ctx.clock.now += 1000
    const changed = await updateProfile(ctx, ANA.id, { displayName: ' Ana L ', gradeLevel: null })
    expect(changed).toEqual({ ok: true, value: { ...ANA, displayName: 'Ana L', gradeLevel: null } })
    expect(await readProfile(ctx, BEN.id)).toEqual(BEN)
    const rows = await ctx.db.select().from(profiles).orderBy(profiles.id)
    expect(rows.map(({ updatedAt, createdAt }) => updatedAt - createdAt)).toEqual([1000, 0])
  })

  it('stays as it is when nothing is given', async () => {
    expect(await updateProfile(ctx, ANA.id, {})).toEqual({ ok: true, value: ANA })
  })

  it.each<[string, ProfileChanges]>([
    ['bad_display_name', { displayName: 'A' }],
    ['bad_display_name', { displayName: '' }],
    ['bad_grade_level', { gradeLevel: '13' }],
    ['bad_language', { language: 'de' }],
    ['bad_country', { country: 'US' }],
    ['bad_role', { role: 'admin' }],
    ['bad_role', { displayName: 'Fine', role: 'admin' }],
  ])('is refused with %s for %j, and nothing changes', async (code, changes) => {
    expect(await updateProfile(ctx, ANA.id, changes)).toEqual({ ok: false, code })
    expect(await readProfile(ctx, ANA.id)).toEqual(ANA)
  })

  it('cannot be changed where there is none', async () => {
    expect(await updateProfile(ctx, 'nobody', { role: 'parent' })).toEqual({
      ok: false,
      code: 'profile_not_found',
    })
    expect(await updateProfile(ctx, 'nobody', {})).toEqual({ ok: false, code: 'profile_not_found' })
  })
})

describe('preferences', () => {
  it('are none before the first choice', async () => {
    expect(await readPreferences(ctx, ANA.id)).toBeNull()
  })

  it('are kept one by one: a choice of one leaves the other', async () => {
    await savePreferences(ctx, ANA.id, { themeLevel: 'high' })
    expect(await readPreferences(ctx, ANA.id)).toMatchObject({ themeLevel: 'high', darkMode: null })
    ctx.clock.now += 1000
    await savePreferences(ctx, ANA.id, { darkMode: true })
    expect(await readPreferences(ctx, ANA.id)).toMatchObject({ themeLevel: 'high', darkMode: true })
    await savePreferences(ctx, ANA.id, { themeLevel: 'default' })
    expect(await readPreferences(ctx, ANA.id)).toMatchObject({ themeLevel: 'default', darkMode: true })
    expect(await readPreferences(ctx, BEN.id)).toBeNull()
    const rows = await ctx.db.select().from(userPreferences)
    expect(rows.map(({ updatedAt }) => updatedAt)).toEqual([ctx.clock.now])
  })

  it('survive two choices at the same moment', async () => {
    await Promise.all([
      savePreferences(ctx, ANA.id, { themeLevel: 'high' }),
      savePreferences(ctx, ANA.id, { darkMode: false }),
    ])
    expect(await readPreferences(ctx, ANA.id)).toMatchObject({ themeLevel: 'high', darkMode: false })
  })
})
