// The profile as its owner meets it: the picture in the header, the five fields, every toast, no scripts, all widths.
import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { expectAccessible, expectAccessibleDayAndNight, expectNoOverflow, PHONES } from './axe.ts'
import { some } from './full-run.ts'
import { LEVELS } from './pages.ts'
import { newPerson, signIn } from './people.ts'
import { logInNew, MARIA, save, toast } from './profile-owner.ts'
import { expect, remember, test } from './visitor.ts'

// A refused form answers 4xx, a failed one 5xx; the browser says so in its log.
test.use({ expectedErrors: [/40[0-9]|500|ERR_FAILED|blocked/], reducedMotion: 'reduce' })

test.describe('the header', () => {
  test('shows a picture drawn from the hash of the address, and the way around', async ({ page }) => {
    const { email } = await newPerson({ ...MARIA, role: 'teacher' })
    await signIn(page, { email }, '/')
    const header = page.locator('header.header')
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    const hash = createHash('sha256').update(email).digest('hex')
    const picture = header.locator('.account-button img')
    await expect(picture).toHaveAttribute('src', `/avatar/${hash}.svg`)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await page.content()).not.toContain(email)

    await header.getByRole('button', { name: 'Your account' }).click()
    for (const [name, to] of [
      ['Profile', '/profile'],
      ['Subscription Free', '/subscription'],
      ['Teacher Portal', '/teacher/portal'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
    }
    await header.getByRole('button', { name: 'Sign Out' }).click()
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await page.goto('/profile')
    await expect(page).toHaveURL('/auth?returnTo=%2Fprofile')
  })

  for (const [displayName, letters] of [
    ['maria', 'MA'],
    [undefined, 'SB'],
  ] as const) {
    test(`shows ${letters} while there is no picture`, async ({ page }) => {
      const { email } = await newPerson({ role: 'student', display_name: displayName })
      await page.route('**/avatar/*', (route) => route.abort())
      await signIn(page, { email }, '/profile')
      await expect(page.locator('.account-button .letters')).toHaveText(letters)
      await expect(page.locator('.account-button .letters')).toBeVisible()
    })
  }

  test('has the same in the drawer of a phone; no portal for students', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await logInNew(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const account = page.locator('#drawer').getByRole('navigation', { name: 'Your account' })
    await expect(account.getByText('maria')).toBeVisible()
    for (const name of ['Profile', 'Subscription'])
      await expect(account.getByRole('link', { name })).toBeVisible()
    await expect(account.getByRole('link', { name: 'Teacher Portal' })).toHaveCount(0)
    await account.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.locator('#drawer').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  test('pictures are kept by any cache for good; what is no hash has none', async ({ request }) => {
    const hash = createHash('sha256').update('someone').digest('hex')
    const drawn = await request.get(`/avatar/${hash}.svg`)
    expect(drawn.headers()).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (const path of ['/avatar/maria@example.com.svg', `/avatar/${hash}`, '/avatar/00.svg'])
      expect((await request.get(path)).status(), path).toBe(404)
  })
})

test.describe('the five fields', () => {
  test('say what is wrong before anything is sent, and save waits while it is sent', async ({ page }) => {
    await logInNew(page)
    await page.getByLabel('Display name').fill('m')
    await save(page)
    await expect(page.getByText('Display name must be at least 2 characters')).toBeVisible()
    await expect(page.getByLabel('Display name')).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Display name')).toHaveValue('maria')

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/profile*', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await page.getByRole('combobox', { name: 'Country' }).selectOption('ca')
    await save(page)
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
    release()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  })

  test('are changed one by one, and only what changed is sent', { tag: '@smoke' }, async ({ page }) => {
    await logInNew(page)
    await expect(page.getByRole('img', { name: '80% complete' })).toBeVisible()
    await expect(page.getByText('Add your country to finish. 4 of 5 done.')).toBeVisible()

    for (const [label, field, value] of [
      ['Country', 'country', 'mx'],
      ['Grade level', 'gradeLevel', 'high'],
      ['Language', 'language', 'fr'],
    ] as const) {
      await page.getByRole('combobox', { name: label }).selectOption(value)
      const sent = page.waitForRequest((sent) => sent.method() === 'POST')
      await save(page)
      expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
        [field]: value,
      })
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
    }
    await page.getByLabel('Display name').fill('  Maya Aguilar ')
    await save(page)
    await expect(toast(page, 'Profile updated successfully')).toBeVisible()
    await expect(page.getByRole('img', { name: '100% complete' })).toBeVisible()
    await expect(page.locator('.person-card .name')).toHaveText('Maya Aguilar')
    // The header knows at once.
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(page.locator('.account-menu')).toContainText('Maya Aguilar')

    await page.reload()
    await expect(page.getByLabel('Display name')).toHaveValue('Maya Aguilar')
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('mx')
    await expect(page.getByRole('combobox', { name: 'Grade level' })).toHaveValue('high')
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('fr')
  })

  test('nobody urges a parent to name a grade', async ({ page }) => {
    const parent = { display_name: 'Ana', role: 'parent', language: 'en', country: 'mx' } as const
    await logInNew(page, parent)
    await expect(page.getByRole('img', { name: '80% complete' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Finish profile' })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Grade level' }).selectOption('middle')
    await save(page)
    await expect(page.getByRole('img', { name: '100% complete' })).toBeVisible()
  })
})

test('every toast of the profile, to the letter', async ({ page }) => {
  const attempt = async (country: string, title: string) => {
    await page.getByRole('combobox', { name: 'Country' }).selectOption(country)
    await save(page)
    await expect(toast(page, title)).toBeVisible()
  }
  /** What becomes of the next forms. */
  const answerForms = (answer: (route: Route) => Promise<void>) =>
    page.route('**/profile*', (route) =>
      route.request().method() === 'POST' ? answer(route) : route.continue(),
    )

  await logInNew(page)
  await attempt('br', 'Profile updated successfully')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  // A choice of another day: the browser takes it, the server does not know it.
  await answerForms((route) => route.continue({ postData: 'country=atlantis' }))
  await attempt('mx', 'Failed to update profile')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  await page.unrouteAll()
  await answerForms((route) => route.abort())
  await attempt('ca', 'An error occurred while updating your profile')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled()
  await page.unrouteAll()
  await page.context().clearCookies({ name: '__Host-session' })
  await attempt('jp', 'You must be logged in to update your profile')
  await expect(page).toHaveURL('/auth?returnTo=%2Fprofile')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a profile is edited, and faults keep what was typed', async ({ page }) => {
    await logInNew(page)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('jp')
    await page.getByLabel('Display name').evaluate((input) => input.removeAttribute('required'))
    await page.getByLabel('Display name').fill('m')
    await save(page)
    await expect(page.getByText('Display name must be at least 2 characters')).toBeVisible()
    await expect(page.getByLabel('Display name')).toHaveValue('m')
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('jp')
    await page.getByLabel('Display name').fill('Mio')
    await save(page)
    await expect(page.locator('.about-form [role="status"]')).toHaveText('Profile updated successfully')
    await expect(page.getByRole('img', { name: '100% complete' })).toBeVisible()
    await expect(page.locator('.person-card .name')).toHaveText('Mio')
  })

  test('the account menu opens and leads on', async ({ page }) => {
    await signIn(page, await newPerson(MARIA), '/')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.locator('.account-menu').getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/profile')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.locator('.account-menu').getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.locator('header.header').getByRole('link', { name: 'Sign In' })).toBeVisible()
  })
})

const PAGES = [
  '/profile',
  '/profile/security',
  '/profile/progress',
  '/profile/preferences',
  '/profile/data',
  '/profile/email',
  '/profile/erase',
  '/profile/phone',
  '/profile/password',
]

for (const themeLevel of some(LEVELS, 1)) {
  test(`axe finds nothing, by day and by night: ${themeLevel}`, async ({ page, context, baseURL }) => {
    await signIn(page, await newPerson(MARIA))
    await remember(context, String(baseURL), { themeLevel })
    // Invitations have theirs in referrals.spec.ts; the small pages are made alike.
    for (const path of some(PAGES, 0, 1, 3, 4, 5)) {
      await page.goto(path)
      await expectAccessibleDayAndNight(page, path)
    }
    await page.getByRole('button', { name: 'Your account' }).click()
    await expectAccessible(page, { include: '.account-menu' })
  })
}

test('nothing scrolls sideways at any width, and every target is tall enough', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(600_000)
  await signIn(page, await newPerson({ ...MARIA, display_name: 'Maximiliana-Alexandrina of Somewhere' }))
  for (const [place, themeLevel] of LEVELS.entries()) {
    // Each notebook in a language of its own; in a full run in all of them.
    for (const language of some(['en', 'es', 'fr', 'zh'], (place + 1) % 4)) {
      await remember(context, String(baseURL), { themeLevel, language })
      for (const path of some(PAGES, 0, 1 + (place % 4))) {
        await page.goto(path)
        for (const width of [1280, 768, ...PHONES]) {
          const where = `${path} ${themeLevel} ${language}`
          await expectNoOverflow(page, where, [width])
          expect(await lowTargets(page), `${width} px ${where}`).toEqual([])
        }
      }
    }
  }
})

/** What can be pressed in the page's content and is less than 44 px high. */
function lowTargets(page: Page): Promise<unknown[]> {
  return page
    .locator('main :is(button, a[href]:not(p a), select, input:not([type="hidden"])):visible')
    .evaluateAll((all) =>
      all
        .map((element) => ({
          text: element.textContent?.trim(),
          height: Math.round(element.getBoundingClientRect().height),
        }))
        .filter(({ height }) => height < 44),
    )
}
