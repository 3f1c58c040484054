// Inviting friends: every toast of spec 000 section 8, and the whole way from one person's code to both their rewards.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { addReward, removePerson } from './database.ts'
import { followLink, newAddress, newestMail } from './mailbox.ts'
import { newPerson, PASSWORD, signIn } from './people.ts'
import { phase } from './player.ts'
import { expect, hydrated, newVisitor, remember, test } from './visitor.ts'
import { solveToTheEnd } from './word-player.ts'

// A refused form answers 4xx, a failed one 5xx; Google is another origin.
test.use({
  expectedErrors: [/40[0-9]|500|ERR_FAILED|third party: http:\/\/127\.0\.0\.1/],
  reducedMotion: 'reduce',
})

/** Someone at the section of their profile where invitations are. */
async function logInNew(page: Page): Promise<string> {
  const person = await newPerson({
    display_name: 'Maya',
    role: 'student',
    grade_level: 'elementary',
  })
  await signIn(page, person, '/profile/invite')
  return person.email
}

const section = (page: Page) => page.locator('.profile .sheets')
const press = (page: Page, name: string) => section(page).getByRole('button', { name }).click()

async function enter(page: Page, code: string, button: 'Use code' | 'Check code'): Promise<void> {
  await section(page).getByLabel('Your friend’s code').fill(code)
  await press(page, button)
}

async function getCode(page: Page): Promise<string> {
  await press(page, 'Get my code')
  return shownCode(page)
}

async function shownCode(page: Page): Promise<string> {
  return (await section(page).locator('.code').textContent()) ?? ''
}

/** What is pressed reaches nobody. */
async function whileItFails(page: Page, press: () => Promise<void>): Promise<void> {
  const calls = /\/profile\/referrals/
  await page.route(calls, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await press()
  await failed
  await page.unroute(calls)
}

interface Journey {
  page: Page
  /** Of who is signed in on the page. */
  email: string
  /** A code of somebody who was there before. */
  friendsCode: string
}

interface Row {
  toast: string
  description?: string
  journey: (journey: Journey) => Promise<void>
}

/** One person's, one after the other. */
const ROWS: readonly Row[] = [
  {
    toast: 'Failed to generate referral code',
    journey: ({ page }) => whileItFails(page, () => press(page, 'Get my code')),
  },
  { toast: 'Please enter a referral code', journey: ({ page }) => enterNothing(page, 'Check code') },
  { toast: 'Please enter a referral code', journey: ({ page }) => enterNothing(page, 'Use code') },
  {
    toast: 'Failed to validate code',
    journey: ({ page, friendsCode }) => whileItFails(page, () => enter(page, friendsCode, 'Check code')),
  },
  {
    toast: 'We don’t recognize that code. Please check it letter by letter.',
    journey: ({ page }) => enter(page, 'BBBBBBBB', 'Check code'),
  },
  {
    toast: 'This code works! Tap “Use code” to join with it.',
    journey: ({ page, friendsCode }) => enter(page, friendsCode.toLowerCase(), 'Check code'),
  },
  {
    toast: 'Failed to apply code',
    journey: ({ page, friendsCode }) => whileItFails(page, () => enter(page, friendsCode, 'Use code')),
  },
  { toast: 'Referral code generated successfully!', journey: ({ page }) => press(page, 'Get my code') },
  {
    toast: 'Failed to apply code',
    description: 'That’s your own code. Give it to a friend!',
    journey: async ({ page }) => enter(page, await shownCode(page), 'Use code'),
  },
  {
    toast: 'Failed to claim reward',
    journey: async ({ page, email }) => {
      await withReward(page, email)
      await whileItFails(page, () => press(page, 'Claim'))
    },
  },
  { toast: 'Reward claimed successfully!', journey: ({ page }) => press(page, 'Claim') },
  // Leads away from the profile.
  {
    toast: 'Referral code applied successfully!',
    journey: ({ page, friendsCode }) => enter(page, friendsCode, 'Use code'),
  },
]

/** Each of somebody whose session has ended meanwhile. */
const SIGNED_OUT_ROWS: readonly Row[] = [
  {
    toast: 'You must be logged in to generate a referral code',
    journey: async ({ page }) => {
      await page.context().clearCookies({ name: '__Host-session' })
      await press(page, 'Get my code')
    },
  },
  {
    toast: 'You must be logged in to claim rewards',
    journey: async ({ page, email }) => {
      await withReward(page, email)
      await page.context().clearCookies({ name: '__Host-session' })
      await press(page, 'Claim')
    },
  },
]

/** Nothing is asked of the server. */
async function enterNothing(page: Page, button: 'Use code' | 'Check code'): Promise<void> {
  const calls: string[] = []
  page.on('request', (sent) => calls.push(sent.url()))
  await enter(page, '   ', button)
  await expect(toastCard(page, 'Please enter a referral code')).toBeVisible()
  expect(calls.filter((url) => url.includes('referrals'))).toEqual([])
}

async function withReward(page: Page, email: string): Promise<void> {
  await addReward(email)
  await page.reload()
}

function toastCard(page: Page, title: string): Locator {
  const exact = new RegExp(`^${title.replace(/[.?!]/g, '\\$&')}$`)
  return page.locator('.toast-card').filter({ has: page.locator('strong', { hasText: exact }) })
}

test.describe('toasts', () => {
  let friendsCode = ''

  test.beforeAll(async ({ browser }) => {
    const page = await newVisitor(browser)
    await logInNew(page)
    await hydrated(page)
    friendsCode = await getCode(page)
    await page.context().close()
  })

  async function expectToast(page: Page, { toast, description }: Row): Promise<Locator> {
    const card = toastCard(page, toast)
    await expect(card).toBeVisible()
    await expect(card).toHaveCount(1)
    if (description === undefined) await expect(card.locator('p')).toHaveCount(0)
    else await expect(card.locator('p')).toHaveText(description)
    return card
  }

  test('of codes and rewards, to the letter', async ({ page }) => {
    const email = await logInNew(page)
    for (const row of ROWS)
      await test.step(row.toast, async () => {
        await row.journey({ page, email, friendsCode })
        const card = await expectToast(page, row)
        await card.getByRole('button').click()
        await expect(card).toHaveCount(0)
      })
  })

  for (const row of SIGNED_OUT_ROWS) {
    test(row.toast, async ({ page }) => {
      const email = await logInNew(page)
      await row.journey({ page, email, friendsCode })
      await expectToast(page, row)
    })
  }
})

test('a code brings a friend, whose first game rewards both; a claim shows at once and stays', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await logInNew(page)
  await hydrated(page)
  const code = await getCode(page)
  const link = `/auth?tab=signup&ref=${code}`
  await expect(section(page).locator('.link')).toHaveText(new RegExp(link.replace(/[?&]/g, '\\$&')))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Copy link')
  await expect(toastCard(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link)

  const friend = await newVisitor(browser)
  await remember(friend.context(), String(baseURL), { selectedGrade: 'high' })
  await friend.goto(link)
  await hydrated(friend)
  await expect(friend.getByText('A friend invited you!')).toBeVisible()
  const email = newAddress('friend')
  await friend.getByRole('radio', { name: 'Student' }).check()
  await friend.getByLabel('Display name').fill('Secret Sam')
  await friend.getByLabel('Grade level').selectOption('high')
  await friend.getByLabel('Country').selectOption('us')
  await friend.getByLabel('How old are you?').selectOption('18')
  await friend.getByLabel('Email', { exact: true }).fill(email)
  await friend.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await friend.getByRole('button', { name: 'Create account' }).click()
  await expect(toastCard(friend, 'Account created!')).toBeVisible()
  await followLink(friend, await newestMail(request, email))
  await friend.getByLabel('Email', { exact: true }).fill(email)
  await friend.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await friend.getByRole('button', { name: 'Log in' }).click()
  await expect(friend).toHaveURL('/referral/success')
  await friend.getByRole('link', { name: 'Play a game' }).click()
  await expect(friend).toHaveURL('/games')

  await page.reload()
  const stats = section(page).locator('.stat-list')
  await expect(stats).toHaveText('Friends joined1Haven’t started yet1Have started0Rewards earned0')

  // The shortest of all rounds.
  await friend.goto('/games/word-works')
  await hydrated(friend)
  await friend.getByRole('button', { name: 'Start Game' }).click()
  await solveToTheEnd(friend)
  await expect(friend.locator('[data-saved="saved"], .gain-line').first()).toBeVisible()
  await expect(phase(friend)).toHaveAttribute('data-phase', 'complete')

  await expect(async () => {
    await page.reload()
    await expect(stats).toHaveText('Friends joined1Haven’t started yet0Have started1Rewards earned1', {
      timeout: 2_000,
    })
  }).toPass()
  await hydrated(page)
  await expect(section(page)).toContainText('A friend you invited finished their first game.')
  expect(await page.content()).not.toContain('Secret Sam')
  const reads: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'GET' && /_routes=.*routes(\/|%2F)profile/.test(sent.url())) reads.push(sent.url())
  })
  await press(page, 'Claim')
  await expect(section(page).locator('.claimed')).toHaveText(/^Claimed .*\d/)
  expect(reads).toEqual([])
  await page.reload()
  await expect(section(page).locator('.claimed')).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Claim' })).toHaveCount(0)

  await friend.goto('/profile/invite')
  await expect(section(friend)).toContainText('You joined with a friend’s code and finished your first game.')
})

test('who comes by a link and Google is asked who they are, and then thanked', async ({ page, browser }) => {
  const email = 'hana.ito@gmail.test'
  await removePerson(email)
  const inviter = await newVisitor(browser)
  await logInNew(inviter)
  await hydrated(inviter)
  await page.goto(`/auth?tab=signup&ref=${await getCode(inviter)}`)
  await page.getByRole('button', { name: /with Google$/ }).click()
  await page.getByRole('button', { name: email }).click()
  await expect(page).toHaveURL(/\/auth\/welcome/)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Student' }).check()
  await page.getByLabel('Country').selectOption('us')
  await page.getByLabel('How old are you?').selectOption('15')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/referral/success')
  await inviter.reload()
  await expect(section(inviter).locator('.stat-list')).toContainText('Friends joined1')
})

test('all of it works without scripts', async ({ browser }) => {
  const page = await newVisitor(browser, { javaScriptEnabled: false })
  const said = (words: string) => expect(page.locator('.flash-toasts')).toHaveText(words)
  const email = await logInNew(page)
  const code = await getCode(page)
  await said('Referral code generated successfully! ')
  await enter(page, code, 'Check code')
  await said('You can’t use this code That’s your own code. Give it to a friend!')
  await addReward(email)
  await page.reload()
  await press(page, 'Claim')
  await said('Reward claimed successfully! ')
  await expect(section(page).locator('.claimed')).toBeVisible()
})

test('axe finds nothing, and nothing scrolls sideways', async ({ page, context, baseURL }) => {
  const email = await logInNew(page)
  await addReward(email)
  await page.reload()
  await getCode(page)
  for (const [themeLevel, width, other] of [
    ['elementary', 320, 1280],
    ['high', 1280, 320],
  ] as const)
    for (const path of ['/profile/invite', '/referral/success']) {
      await remember(context, String(baseURL), { themeLevel })
      await page.goto(path)
      await expectNoOverflow(page, `${path} ${themeLevel}`, [other, width])
      await expectAccessible(page, { where: `${path} ${themeLevel}` })
    }
})
