import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertProfile } from '#app/domain/profiles/insert-profile.server.ts'
import { profiles, userPreferences } from '#app/domain/profiles/profiles.schema.ts'
import { readPreferences } from '#app/domain/profiles/read-preferences.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { savePreferences } from '#app/domain/profiles/save-preferences.server.ts'
import { updateProfile } from '#app/domain/profiles/update-profile.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { applyAccountPreferences, savePreferenceToAccount } from './account-preferences.server.ts'

const ANA = '00000000-0000-4000-8000-00000000000a'
const NOTHING = { displayName: null, gradeLevel: null, language: null, country: null, role: null }

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.batch([ctx.db.delete(profiles), ctx.db.delete(userPreferences)])
  await insertProfile(ctx, { id: ANA, ...NOTHING })
})

/** The cookies a browser with `cookies` is given at sign-in, without their attributes. */
async function brought(cookies = '', at: TestContext = ctx) {
  const request = new Request('http://sparkbook.test/auth', { headers: { Cookie: cookies } })
  const lines = await applyAccountPreferences(at, ANA, request)
  for (const line of lines) expect(line).toMatch(/; Max-Age=\d+; Path=\/; SameSite=Lax$/)
  return lines.map((line) => line.split(';')[0])
}

describe('at sign-in', () => {
  it('the account brings what it remembers, whatever this browser has', async () => {
    await savePreferences(ctx, ANA, { themeLevel: 'high', darkMode: true })
    await updateProfile(ctx, ANA, { language: 'fr' })
    const expected = ['themeLevel=high', 'darkMode=true', 'fromAccount=1', 'language=fr']
    expect(await brought()).toEqual(expected)
    expect(await brought('themeLevel=default; darkMode=false; language=zh')).toEqual(expected)
    expect(await readPreferences(ctx, ANA)).toMatchObject({ themeLevel: 'high', darkMode: true })
    expect((await readProfile(ctx, ANA))?.language).toBe('fr')
  })

  it('it brings only what was chosen', async () => {
    await savePreferences(ctx, ANA, { darkMode: false })
    expect(await brought('themeLevel=high')).toEqual(['darkMode=false', 'fromAccount=1'])
    expect(await readPreferences(ctx, ANA)).toMatchObject({ themeLevel: null, darkMode: false })
  })

  it("an account that remembers nothing takes over this browser's choices", async () => {
    expect(
      await brought('themeLevel=elementary; darkMode=true; dailyGoal=20; language=es; selectedGrade=high'),
    ).toEqual([])
    expect(await readPreferences(ctx, ANA)).toEqual({
      themeLevel: 'elementary',
      darkMode: true,
      dailyGoal: 20,
    })
    expect((await readProfile(ctx, ANA))?.language).toBe('es')
    expect(await brought()).toEqual([
      'themeLevel=elementary',
      'darkMode=true',
      'dailyGoal=20',
      'fromAccount=1',
      'language=es',
    ])
  })

  it('where nobody chose anything, nothing is stored', async () => {
    expect(await brought('themeLevel=college; darkMode=maybe; language=de')).toEqual([])
    expect(await readPreferences(ctx, ANA)).toBeNull()
    expect((await readProfile(ctx, ANA))?.language).toBeNull()
  })
})

describe('a choice while signed in', () => {
  it('is stored with the account, each by itself', async () => {
    await savePreferenceToAccount(ctx, ANA, 'themeLevel', 'high')
    await savePreferenceToAccount(ctx, ANA, 'darkMode', 'false')
    await savePreferenceToAccount(ctx, ANA, 'language', 'zh')
    await savePreferenceToAccount(ctx, ANA, 'selectedGrade', 'middle')
    expect(await readPreferences(ctx, ANA)).toMatchObject({ themeLevel: 'high', darkMode: false })
    expect(await readProfile(ctx, ANA)).toEqual({ id: ANA, ...NOTHING, language: 'zh' })
    expect(ctx.logged).toEqual([])
  })
})

describe('a database that is down', () => {
  const broken = new Proxy({} as D1Database, {
    get: () => () => {
      throw new Error('D1_ERROR: storage is unreachable')
    },
  })

  it('is logged, and stands in nobody’s way', async () => {
    const down = testContext(broken)
    expect(await brought('themeLevel=high', down)).toEqual([])
    await savePreferenceToAccount(down, ANA, 'themeLevel', 'high')
    expect(down.logged.map(({ message }) => message)).toEqual([
      'applying preferences of the account failed',
      'saving a preference to the account failed',
    ])
  })

  it('so is a profile that is not there', async () => {
    await ctx.db.delete(profiles)
    await savePreferenceToAccount(ctx, ANA, 'language', 'zh')
    expect(ctx.logged).toMatchObject([
      {
        message: 'saving a preference to the account failed',
        fields: { key: 'language', error: expect.stringContaining('profile_not_found') },
      },
    ])
  })
})
