// Plans from end to end: seen, tried, paid for in both intervals, declined, switched, cancelled, ended; by visitors, parents and
// students, with and without scripts.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { control, hostedCheckout, newMember, open } from './buyer.ts'
import { endPlan } from './database.ts'
import { some } from './full-run.ts'
import { LEVELS } from './pages.ts'
import { PASSWORD, signIn } from './people.ts'
import { BUYING_ERRORS, customerOf, press, subscribe } from './plan-buyer.ts'
import { expect, hydrated, remember, test } from './visitor.ts'

test.use({ expectedErrors: BUYING_ERRORS, reducedMotion: 'reduce' })

function card(page: Page, tier: 'free' | 'basic' | 'premium') {
  return page.locator(`.plan-card[data-tier="${tier}"]`)
}

function fact(page: Page, term: string) {
  return page.locator('.facts > div', { hasText: term }).locator('dd')
}

/** What the header's menu says of the plan. */
function planInMenu(page: Page) {
  return page.locator('.account-menu a[href="/subscription"] .note')
}

async function expectNoViolations(page: Page, where: string): Promise<void> {
  await expectAccessible(page, { where })
}

test('a visitor sees three plans by the month and by the year, and nothing that is theirs', async ({
  page,
}) => {
  await open(page, '/pricing')
  await expect(page.locator('.plan-card')).toHaveCount(3)
  for (const [tier, name, price] of [
    ['free', 'Free', '$0 forever'],
    ['basic', 'Basic', '$9.99 per month'],
    ['premium', 'Premium', '$19.99 per month'],
  ] as const) {
    await expect(card(page, tier).getByRole('heading')).toHaveText(name)
    await expect(card(page, tier).locator('.price')).toHaveText(price)
  }
  await expect(card(page, 'premium')).toContainText('Most popular')
  await expect(card(page, 'premium')).toContainText('24-hour priority support')
  await expect(page.getByText('Current Plan')).toHaveCount(0)
  await expect(page.getByText('up to 16.7%')).toBeVisible()

  await page.getByRole('link', { name: 'Yearly' }).click()
  await expect(page).toHaveURL('/pricing?interval=year')
  await expect(card(page, 'free').locator('.price')).toHaveText('$0 forever')
  await expect(card(page, 'basic').locator('.price')).toHaveText('$99.99 per year')
  await expect(card(page, 'premium').locator('.price')).toHaveText('$199.99 per year')
  await expect(page.getByRole('link', { name: 'Yearly' })).toHaveAttribute('aria-current', 'true')

  await expect(page.getByText('starting at $500/year for 50 accounts (bulk access 50+)')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask about Enterprise' })).toHaveAttribute(
    'href',
    '/contact?subject=Enterprise%20Plan%20Inquiry',
  )
  await expect(
    page.getByText('try a paid plan free for 24 hours, with no credit card required'),
  ).toBeVisible()
  await page.getByText('Can I get my money back?').click()
  await expect(page.getByText('All purchases are final and non-refundable.')).toBeVisible()

  for (const [tier, name] of [
    ['free', 'Start Free'],
    ['basic', 'Choose Basic'],
    ['premium', 'Choose Premium'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      tier === 'free' ? '/auth?tier=free' : `/auth?tier=${tier}&interval=year`,
    )
})

test('a visitor’s plan is kept through signing in, and nothing is bought on the way', async ({ page }) => {
  const member = await newMember()
  await open(page, '/pricing')
  await page.getByRole('link', { name: 'Choose Premium' }).click()
  await expect(page).toHaveURL('/auth?tier=premium')
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/pricing?tier=premium')
  await expect(card(page, 'premium')).toContainText('You picked this plan.')
  await expect(card(page, 'free')).toContainText('Current Plan')
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { name: /Your plan Free/ })).toBeVisible()
})

for (const [place, plan] of (['Basic', 'Premium'] as const).entries()) {
  for (const interval of some(['month', 'year'] as const, place)) {
    test(`a parent pays for ${plan} by the ${interval}`, async ({ page }) => {
      await signIn(page, await newMember(), '/')
      await expect(planInMenu(page)).toHaveText('Free')
      await subscribe(page, plan, interval)
      await expect(page.locator('.toast-card')).toContainText('Your plan is active!')
      await expect(page.getByRole('heading', { name: `Your plan ${plan}` })).toBeVisible()
      await expect(fact(page, 'Status')).toHaveText('Active')
      await expect(fact(page, 'Billing')).toHaveText(interval === 'year' ? 'Yearly' : 'Monthly')
      await expect(fact(page, 'Renews on')).toHaveText(/^\w+ \d+, \d{4}$/)
      await expect(planInMenu(page)).toHaveText(plan)
      await open(page, `/pricing?interval=${interval}`)
      const own = card(page, plan === 'Basic' ? 'basic' : 'premium')
      await expect(own).toContainText('Current Plan')
      await own.getByRole('link', { name: 'Manage my plan' }).click()
      await expect(page).toHaveURL('/subscription')
    })
  }
}

test('a card that is declined, and going back, cost nothing and open nothing', async ({ page }) => {
  await signIn(page, await newMember())
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const checkout = await hostedCheckout(page)
  await press(page, 'decline')
  await expect(page.getByRole('alert')).toContainText('declined')
  await press(page, 'back')
  await page.waitForURL('/pricing')
  await expect(card(page, 'free')).toContainText('Current Plan')
  await open(page, `/subscription?session_id=${checkout.sessionId}`)
  await expect(page.locator('.notice.error')).toContainText('Your plan isn’t active yet')
  await expect(fact(page, 'Status')).toHaveText('No subscription')
})

test('a subscription is switched, cancelled, kept, cancelled again, and ends at the period’s end', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const member = await newMember()
  await signIn(page, member)
  const customer = await customerOf(request, await subscribe(page))

  await page.getByRole('link', { name: 'Switch: Premium, yearly' }).click()
  await expect(page.getByRole('heading', { name: 'Switch to Premium?' })).toBeVisible()
  await expect(page.getByText('$199.99 per year')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, switch' }).click()
  await expect(page.locator('.toast-card', { hasText: 'You’ve switched plans.' })).toBeVisible()
  await expect(fact(page, 'Price')).toHaveText('$199.99 per year')

  await page.getByRole('link', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Worksheet uploads')).toBeVisible()
  await page.getByRole('link', { name: 'Keep Premium' }).click()
  await expect(fact(page, 'Status')).toHaveText('Active')
  expect(await customer.subscriptions()).toMatchObject([{ cancelAtPeriodEnd: false }])

  await page.getByRole('link', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(fact(page, 'Status')).toHaveText('Cancelled')
  await expect(page.getByText(/You keep Premium until \w+ \d+, \d{4}/)).toBeVisible()
  await expect(planInMenu(page)).toHaveText('Premium')

  await page.getByRole('link', { name: 'Keep my plan' }).click()
  await page.getByRole('button', { name: 'Yes, keep it' }).click()
  await expect(fact(page, 'Status')).toHaveText('Active')
  expect(await customer.subscriptions()).toMatchObject([{ cancelAtPeriodEnd: false }])

  await page.getByRole('link', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(fact(page, 'Status')).toHaveText('Cancelled')
  await customer.passDays(370)
  await customer.settled()
  await expect(async () => {
    await page.goto('/subscription')
    await expect(fact(page, 'Status')).toHaveText('No subscription', { timeout: 1_000 })
  }).toPass()
})

test('going back to Free asks in a dialog; no changes nothing', async ({ page, request }) => {
  await signIn(page, await newMember())
  const customer = await customerOf(request, await subscribe(page))
  await open(page, '/pricing')
  await page.getByRole('link', { name: 'Go back to Free' }).click()
  const dialog = page.getByRole('dialog', { name: 'Go back to Free?' })
  await expect(dialog).toContainText('You keep Basic until')
  await expectNoViolations(page, 'the dialog')
  await dialog.getByRole('button', { name: 'Keep Basic' }).click()
  await expect(dialog).toBeHidden()
  expect(await customer.subscriptions()).toMatchObject([{ cancelAtPeriodEnd: false }])

  await page.getByRole('link', { name: 'Go back to Free' }).click()
  await dialog.getByRole('button', { name: 'Yes, go back to Free' }).click()
  await expect(page.locator('.toast-card')).toContainText('Successfully downgraded to Free plan!')
  await expect(page.getByRole('main')).not.toContainText('Successfully downgraded')
  expect(await customer.subscriptions()).toMatchObject([{ cancelAtPeriodEnd: true }])
  await expect(card(page, 'basic')).toContainText('Current Plan')
  await expect(card(page, 'basic')).toContainText(/Your plan ends on \w+ \d+, \d{4}/)
})

test('a trial needs no card, is had once, and ends by itself', async ({ page }) => {
  const member = await newMember()
  await signIn(page, member)
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Try Premium free for 24 hours' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.locator('.toast-card')).toContainText('Your 24-hour trial has started!')
  await expect(fact(page, 'Status')).toHaveText('Free trial')
  await expect(planInMenu(page)).toHaveText('Premium')
  await endPlan(member.email)
  await open(page, '/subscription')
  await expect(fact(page, 'Status')).toHaveText('No subscription')
  await expect(planInMenu(page)).toHaveText('Free')
  await open(page, '/pricing')
  await expect(page.getByRole('button', { name: /24 hours/ })).toHaveCount(0)
})

test('a payment that is missing is said, and put right at the provider', async ({ page, request }) => {
  await signIn(page, await newMember())
  const checkout = await subscribe(page)
  const customer = await customerOf(request, checkout)
  await customer.breakCard()
  await customer.passDays(31)
  await customer.settled()
  await expect(async () => {
    await page.goto('/subscription')
    await expect(fact(page, 'Status')).toHaveText('Payment overdue', { timeout: 1_000 })
  }).toPass()
  await hydrated(page)
  await expectNoViolations(page, 'past due')
  await page.getByRole('button', { name: 'Manage payment' }).click()
  await page.waitForURL(/\/portal\//)
  await page.getByRole('button', { name: 'Use a card that works' }).click()
  await page.waitForURL(/\/portal\//)
  await control(checkout, 'settled', {})
  await page.getByRole('link', { name: 'Back to Sparkbook' }).click()
  await page.waitForURL('/subscription')
  await expect(async () => {
    await page.goto('/subscription')
    await expect(fact(page, 'Status')).toHaveText('Active', { timeout: 1_000 })
  }).toPass()
})

test('for a student a grown-up confirms before anything is paid', { tag: '@smoke' }, async ({ page }) => {
  await signIn(page, await newMember('student'))
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  await expect(page).toHaveURL(/\/checkout\/cs_/)
  await expect(page.getByRole('heading', { name: 'Ask a grown-up' })).toBeVisible()
  await expect(page.getByText('$9.99 per month')).toBeVisible()
  await expectNoViolations(page, 'the grown-up’s page')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByRole('alert')).toContainText('A grown-up needs to check this box first')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.waitForURL(/\/pay\/cs_/)
  await press(page, 'pay')
  await page.waitForURL('/subscription')
  await expect(page.getByRole('heading', { name: 'Your plan Basic' })).toBeVisible()

  await page.goto('/subscription/switch?tier=premium&interval=month')
  await page.getByRole('button', { name: 'Yes, switch' }).click()
  await expect(page.getByRole('alert')).toContainText('A grown-up needs to check this box first')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Yes, switch' }).click()
  await expect(fact(page, 'Price')).toHaveText('$19.99 per month')
})

test('a visitor is sent to sign in for their subscription', async ({ page }) => {
  await page.goto('/subscription')
  await expect(page).toHaveURL('/auth?returnTo=%2Fsubscription')
})

test('whoever may not open a page reads which plan or role it needs', async ({ page }) => {
  for (const [needs, says] of [
    ['premium', 'You need the Premium plan to open this page.'],
    ['worksheet-uploads', 'You need the Basic plan to open this page.'],
    ['teacher', 'This page is for teachers.'],
    ['nonsense', 'Your account can’t open this page.'],
  ] as const) {
    await page.goto(`/access-denied?needs=${needs}`)
    await expect(page.getByText(says)).toBeVisible()
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', /^\/pricing/)
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  }
  await signIn(page, await newMember())
  await page.goto('/access-denied?needs=premium')
  await expect(page.getByText('You’re on the Free plan now.')).toBeVisible()
})

const PLAN_PAGES = [
  '/pricing',
  '/pricing/downgrade',
  '/subscription',
  '/subscription/cancel',
  '/subscription/switch?tier=premium&interval=year',
  '/access-denied?needs=premium',
]

test('axe finds nothing for a subscriber, in any notebook, and nothing scrolls sideways', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signIn(page, await newMember())
  await subscribe(page)
  const languages = ['en', 'es', 'fr', 'zh']
  for (const [place, themeLevel] of LEVELS.entries()) {
    const darkMode = String(place % 2 === 0)
    await remember(context, String(baseURL), { themeLevel, darkMode, language: String(languages[place]) })
    for (const path of some(PLAN_PAGES, place, (place + 3) % PLAN_PAGES.length)) {
      await open(page, path)
      await expectNoOverflow(page, `${path} ${themeLevel}`, place % 2 === 0 ? [1280, 320] : [320, 1280])
      await expectAccessible(page, { where: `${path} ${themeLevel}` })
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan is paid for, and going back to Free is asked on a page', async ({ page }) => {
    await signIn(page, await newMember())
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Yearly' }).click()
    await page.getByRole('button', { name: 'Choose Basic' }).click()
    await hostedCheckout(page)
    await press(page, 'pay')
    await page.waitForURL('/subscription')
    await expect(page.locator('.flash-toasts')).toHaveText(/Your plan is active!/)
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Go back to Free' }).click()
    await expect(page).toHaveURL('/pricing/downgrade')
    await page.getByRole('button', { name: 'Yes, go back to Free' }).click()
    await expect(page.locator('.notice')).toContainText('Successfully downgraded to Free plan!')
  })
})
