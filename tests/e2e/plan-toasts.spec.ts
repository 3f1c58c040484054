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

type Said = (toast: string, description?: string | RegExp) => Promise<void>

interface Row {
  name: string
  /** Does one thing after the other, and says which toast stands on the screen after each. */
  journey: (journey: Journey, expectSaid: Said) => Promise<void>
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
    name: 'a subscription that cannot be read',
    journey: async (journey, expectSaid) => {
      await spoilPlan(await parent(journey))
      await open(journey.page, '/subscription')
      await expectSaid('Failed to fetch subscription status')
    },
  },
  {
    name: 'on the way to the provider',
    journey: async (journey, expectSaid) => {
      const { page } = journey
      await parent(journey)
      await open(page, '/pricing')
      await page.getByRole('button', { name: 'Stay on Free' }).click()
      await expectSaid("You're already on the Free plan!")
      await holdForms(page)
      for (const plan of ['Basic', 'Premium']) {
        await open(page, '/pricing')
        await page.getByRole('button', { name: `Choose ${plan}` }).click()
        await expectSaid(`Redirecting to checkout for ${plan} plan...`)
      }
      await page.unroute(FORMS)
      await open(page, '/pricing')
      await signOutElsewhere(page)
      await page.getByRole('button', { name: 'Choose Basic' }).click()
      await page.waitForURL('/auth?tier=basic')
      await expectSaid('You must be logged in to purchase a subscription')
    },
  },
  {
    name: 'a subscription that cannot be bought',
    journey: async (journey, expectSaid) => {
      const { page } = journey
      const customer = await returned(journey)
      for (const [fault, description] of [
        ['down', 'Failed to process subscription'],
        ['no-page', 'Failed to generate checkout URL'],
      ] as const) {
        await customer.fail(fault)
        await open(page, '/pricing')
        await page.getByRole('button', { name: 'Choose Premium' }).click()
        await expectSaid('Failed to process subscription request. Please try again.', description)
      }
    },
  },
  {
    name: 'back to Free',
    journey: async (journey, expectSaid) => {
      const { customer } = await subscriber(journey)
      await customer.fail('down')
      await goFree(journey.page)
      await expectSaid('Failed to downgrade subscription. Please try again.', 'Failed to cancel subscription')
      await customer.fail(null)
      await goFree(journey.page)
      await expectSaid('Successfully downgraded to Free plan!', /^You keep Basic until \w+ \d+, \d{4}\.$/)
    },
  },
  {
    // With success false it is the server's message; at last, that there is none any more.
    name: 'cancelled',
    journey: async (journey, expectSaid) => {
      const { page } = journey
      const { email, customer } = await subscriber(journey)
      await customer.fail('down')
      await cancel(page)
      await expectSaid('Failed to cancel subscription')
      await customer.fail(null)
      await open(page, '/subscription/cancel')
      await cancelElsewhere(page)
      await customer.passDays(40)
      await customer.settled()
      await endPlan(email)
      await page.getByRole('button', { name: 'Yes, cancel' }).click()
      await expectSaid('No active subscription to cancel')
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

/** Where the buttons of /pricing post to. */
const FORMS = /\/pricing/

/** Keeps the answers to forms waiting: what is said meanwhile can be read in peace. */
async function holdForms(page: Page): Promise<void> {
  await page.route(FORMS, (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
}

function toastCard(page: Page, title: string): Locator {
  const exact = new RegExp(`^${title.replace(/[.?!]/g, '\\$&')}$`)
  return page.locator('.toast-card').filter({ has: page.locator('strong', { hasText: exact }) })
}

for (const { name, journey } of ROWS) {
  test(name, async ({ page, request }) => {
    await journey({ page, request }, async (toast, description) => {
      const card = toastCard(page, toast)
      await expect(card).toBeVisible()
      if (description !== undefined) await expect(card.locator('p')).toHaveText(description)
    })
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
