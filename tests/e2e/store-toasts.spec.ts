// Every toast of the store, to the letter of spec 000 section 8, against what the screen shows: the page's words as title, the
// helper's or the server's below. ("Failed to start timed access" is said on the pages of AR games: app/words/ar-refusals.ts.)
import type { Page } from '@playwright/test'
import {
  checkoutsBeside,
  control,
  type Hosted,
  hostedCheckout,
  LEAVE,
  newMember,
  open,
  payFor,
} from './buyer.ts'
import { breakSales, mendSales } from './database.ts'
import { newClientAddress } from './mailbox.ts'
import { signIn } from './people.ts'
import { expect, test } from './visitor.ts'

// Refusals answer 4xx and 5xx; the browser says so in its log. The provider lives on a port of its own.
test.use({ expectedErrors: [/[45]\d\d|third party: http:\/\/127\.0\.0\.1/], reducedMotion: 'reduce' })

/** What is shown: the page's words, and the helper's or the server's below; null: the page says them, and goes on to. */
type Said = readonly [toast: string, description: string | null]

interface Row {
  name: string
  /** Does one thing after the other that goes wrong, and hands on what is shown of each. */
  journey: (page: Page, expectSaid: (...said: Said) => Promise<void>) => Promise<void>
}

const PASS = ['/store', 'Buy Pro Pass'] as const
const ITEM = ['/store?tab=items', 'Buy Voice pack'] as const

/** Has been at the provider's page and is back in the store: a customer there. */
async function comeBack(page: Page, [path, button]: readonly [string, string]): Promise<Hosted> {
  await open(page, path)
  await page.getByRole('button', { name: button }).click()
  const hosted = await hostedCheckout(page)
  await page.getByRole('button', { name: LEAVE }).click()
  await page.waitForURL(/\/store/)
  await open(page, path)
  return hosted
}

/** The three ways in which a purchase fails before the provider's page is there. */
async function failThrice(
  page: Page,
  where: readonly [string, string],
  expectSaid: (description: string) => Promise<void>,
): Promise<void> {
  const hosted = await comeBack(page, where)
  const customer_id = (await checkoutsBeside(hosted))[0]?.customerId ?? ''
  const buy = page.getByRole('button', { name: where[1] })
  // What is open is offered again; with nothing open the provider is asked for a new page.
  await control(hosted, 'expire', { session_id: hosted.sessionId })
  await breakSales(hosted.sessionId)
  await buy.click()
  await expectSaid(where === PASS ? 'Failed to purchase one-time access' : 'Failed to purchase IAP item')
  await mendSales(hosted.sessionId)
  for (const [fault, description] of [
    ['down', UNREACHABLE],
    ['no-page', 'Failed to create purchase'],
  ] as const) {
    await control(hosted, 'api', { customer_id, fault })
    await open(page, where[0])
    await buy.click()
    await expectSaid(description)
  }
}

const RETURNED = 'The payment for this was returned.'
const UNREACHABLE =
  'We can’t reach our payment provider right now. Nothing was charged. Please try again in a moment.'

const ROWS: readonly Row[] = [
  {
    name: 'a pass cannot be bought',
    journey: (page, expectSaid) =>
      failThrice(page, PASS, (text) => expectSaid('Failed to purchase access. Please try again.', text)),
  },
  {
    name: 'an add-on cannot be bought',
    journey: (page, expectSaid) =>
      failThrice(page, ITEM, (text) => expectSaid('Failed to purchase item. Please try again.', text)),
  },
  {
    name: 'what is not sold cannot be bought',
    journey: async (page, expectSaid) => {
      await open(page, '/store')
      await page.locator('.pass-ticket.basic form').evaluate((form: HTMLFormElement) => {
        const item = form.elements.namedItem('item') as HTMLInputElement
        item.value = 'golden-access'
        form.requestSubmit()
      })
      await expectSaid('Failed to create purchase', 'You can’t buy this here.')
    },
  },
  {
    name: 'a purchase that is unknown, and one that was not paid',
    journey: async (page, expectSaid) => {
      await open(page, '/timed-access/success?session_id=cs_nobody')
      await expectSaid('Failed to verify purchase', null)
      await expect(page.getByRole('main')).toContainText('We couldn’t find this purchase.')
      const { sessionId } = await comeBack(page, ITEM)
      await open(page, `/store?session_id=${sessionId}`)
      await expectSaid('Failed to verify purchase', null)
      await expect(page.getByRole('main')).toContainText(
        'This purchase wasn’t paid for. Nothing was charged.',
      )
    },
  },
  {
    name: 'a purchase that was given back',
    journey: async (page, expectSaid) => {
      await open(page, PASS[0])
      const hosted = await payFor(page, PASS[1])
      await control(hosted, 'refund', { session_id: hosted.sessionId })
      // The page asks the provider every few seconds at most; the provider's own event comes sooner or later.
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('main')).toContainText(RETURNED, { timeout: 1_000 })
      }).toPass()
      await expectSaid('Failed to verify purchase', null)
    },
  },
]

for (const { name, journey } of ROWS) {
  test(name, async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ 'x-dev-client-ip': newClientAddress() })
    await signIn(page, await newMember())
    await journey(page, async (toast, description) => {
      const shown = page.locator('.toast-card').filter({ has: page.getByText(toast, { exact: true }) })
      await expect(shown).toBeVisible()
      await expect(shown.locator('p')).toHaveText(description ?? [])
      // And not in the page a second time.
      await expect(page.getByRole('main')).not.toContainText(toast)
    })
  })
}
