// Every toast of plans and subscription, to the letter of spec 000 section 8, against what the screen shows. On /pricing the
// page's text is the title and the helper's the description (AMB-19).
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { hostedCheckout, newMember, open } from './buyer.ts'
import { endPlan, spoilPlan } from './database.ts'
import { signIn } from './people.ts'
import { BUYING_ERRORS, customerOf, press, subscribe } from './plan-buyer.ts'
import { expect, hydrated, test } from './visitor.ts'

test.use({ expectedErrors: BUYING_ERRORS, reducedMotion: 'reduce' })

interface Journey {
  page: Page
  request: APIRequestContext
}

interface Row {
  toast: string
  /** Missing: the spec names none, or only when it is the text of a helper. */
  description?: string | RegExp
  journey: (journey: Journey) => Promise<void>
}

/** A parent, signed in. */
async function parent({ page }: Journey): Promise<string> {
  const member = await newMember()
  await signIn(page, member)
  return member.email
}

/** A parent who pays for a plan. */
async function subscriber(journey: Journey) {
  const email = await parent(journey)
  const provider = await subscribe(journey.page)
  return { email, customer: await customerOf(journey.request, provider) }
}

/** A parent who has been to the provider's page and back, on /pricing again. */
async function returned(journey: Journey) {
  const { page, request } = journey
  await parent(journey)
  await open(page, '/pricing')
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const customer = await customerOf(request, await hostedCheckout(page))
  await press(page, 'back')
  await page.waitForURL('/pricing')
  await hydrated(page)
  return customer
}

/** Signs out behind the page's back, as another window does. */
async function signOutElsewhere(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.context().addCookies(cookies.filter(({ name }) => name !== '__Host-session'))
}

async function goFree(page: Page): Promise<void> {
  await open(page, '/pricing')
  await page.getByRole('link', { name: 'Go back to Free' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, go back to Free' }).click()
}

async function cancel(page: Page): Promise<void> {
  await open(page, '/subscription/cancel')
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
}

const ROWS: readonly Row[] = [
  {
    toast: 'Failed to fetch subscription status',
    journey: async (journey) => {
      await spoilPlan(await parent(journey))
      await open(journey.page, '/subscription')
    },
  },
  {
    toast: 'You must be logged in to purchase a subscription',
    journey: async (journey) => {
      const { page } = journey
      await parent(journey)
      await open(page, '/pricing')
      await signOutElsewhere(page)
      await page.getByRole('button', { name: 'Choose Basic' }).click()
      await page.waitForURL('/auth?tier=basic')
    },
  },
  {
    toast: 'Failed to process subscription request. Please try again.',
    description: 'Failed to process subscription',
    journey: async (journey) => {
      const customer = await returned(journey)
      await customer.fail('down')
      await journey.page.getByRole('button', { name: 'Choose Premium' }).click()
    },
  },
  {
    toast: 'Failed to process subscription request. Please try again.',
    description: 'Failed to generate checkout URL',
    journey: async (journey) => {
      const customer = await returned(journey)
      await customer.fail('no-page')
      await journey.page.getByRole('button', { name: 'Choose Premium' }).click()
    },
  },
  {
    toast: 'Redirecting to checkout for Basic plan...',
    journey: async (journey) => {
      const { page } = journey
      await parent(journey)
      await open(page, '/pricing')
      await holdForms(page)
      await page.getByRole('button', { name: 'Choose Basic' }).click()
    },
  },
  {
    toast: 'Redirecting to checkout for Premium plan...',
    journey: async (journey) => {
      const { page } = journey
      await parent(journey)
      await open(page, '/pricing')
      await holdForms(page)
      await page.getByRole('button', { name: 'Choose Premium' }).click()
    },
  },
  {
    toast: "You're already on the Free plan!",
    journey: async (journey) => {
      const { page } = journey
      await parent(journey)
      await open(page, '/pricing')
      await page.getByRole('button', { name: 'Stay on Free' }).click()
    },
  },
  {
    toast: 'Successfully downgraded to Free plan!',
    description: /^You keep Basic until \w+ \d+, \d{4}\.$/,
    journey: async (journey) => {
      await subscriber(journey)
      await goFree(journey.page)
    },
  },
  {
    toast: 'Failed to downgrade subscription. Please try again.',
    description: 'Failed to cancel subscription',
    journey: async (journey) => {
      const { customer } = await subscriber(journey)
      await customer.fail('down')
      await goFree(journey.page)
    },
  },
  {
    toast: 'Subscription cancelled successfully',
    journey: async (journey) => {
      await subscriber(journey)
      await cancel(journey.page)
    },
  },
  {
    toast: 'Failed to cancel subscription',
    journey: async (journey) => {
      const { customer } = await subscriber(journey)
      await customer.fail('down')
      await cancel(journey.page)
    },
  },
  {
    // With success false it is the server's message; here, that there is none any more.
    toast: 'No active subscription to cancel',
    journey: async (journey) => {
      const { page } = journey
      const { email, customer } = await subscriber(journey)
      await open(page, '/subscription/cancel')
      await cancelElsewhere(page)
      await customer.passDays(40)
      await customer.settled()
      await endPlan(email)
      await page.getByRole('button', { name: 'Yes, cancel' }).click()
    },
  },
]

/** Presses cancel in another window. */
async function cancelElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await cancel(other)
  await expect(toastCard(other, 'Subscription cancelled successfully')).toBeVisible()
  await other.close()
}

/** Keeps the answers to forms waiting: what is said meanwhile can be read in peace. */
async function holdForms(page: Page): Promise<void> {
  await page.route(/\/pricing/, (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
}

function toastCard(page: Page, title: string): Locator {
  const exact = new RegExp(`^${title.replace(/[.?!]/g, '\\$&')}$`)
  return page.locator('.toast-card').filter({ has: page.locator('strong', { hasText: exact }) })
}

for (const { toast, description, journey } of ROWS) {
  test(`"${toast}"${description === undefined ? '' : ` / "${description}"`}`, async ({ page, request }) => {
    await journey({ page, request })
    const card = toastCard(page, toast)
    await expect(card).toBeVisible()
    if (description !== undefined) await expect(card.locator('p')).toHaveText(description)
  })
}

test('cancelling when nobody is signed in any more asks the provider nothing', async ({ page, request }) => {
  const { customer } = await subscriber({ page, request })
  await open(page, '/subscription/cancel')
  await signOutElsewhere(page)
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(toastCard(page, 'No active subscription to cancel')).toBeVisible()
  await expect(page).toHaveURL('/auth?returnTo=%2Fsubscription')
  expect(await customer.subscriptions()).toMatchObject([{ cancelAtPeriodEnd: false }])
})
