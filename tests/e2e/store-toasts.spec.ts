// Every toast of the store, to the letter of spec 000 section 8, against what the screen shows: the page's words as title, the
// helper's or the server's below. ("Failed to start timed access" has no screen before the AR games.)
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
import { breakSales } from './database.ts'
import { newClientAddress } from './mailbox.ts'
import { signIn } from './people.ts'
import { expect, test } from './visitor.ts'

// Refusals answer 4xx and 5xx; the browser says so in its log. The provider lives on a port of its own.
test.use({ expectedErrors: [/[45]\d\d|third party: http:\/\/127\.0\.0\.1/], reducedMotion: 'reduce' })

interface Row {
  toast: string
  description: string
  journey: (page: Page) => Promise<void>
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

async function fault(page: Page, where: readonly [string, string], kind: 'down' | 'no-page'): Promise<void> {
  const hosted = await comeBack(page, where)
  const [mine] = await checkoutsBeside(hosted)
  // What is open is offered again; with nothing open the provider is asked for a new page.
  await control(hosted, 'expire', { session_id: hosted.sessionId })
  await control(hosted, 'api', { customer_id: mine?.customerId ?? '', fault: kind })
  await page.getByRole('button', { name: where[1] }).click()
}

async function broken(page: Page, where: readonly [string, string]): Promise<void> {
  const hosted = await comeBack(page, where)
  await control(hosted, 'expire', { session_id: hosted.sessionId })
  await breakSales(hosted.sessionId)
  await page.getByRole('button', { name: where[1] }).click()
}

const UNREACHABLE =
  'We can’t reach our payment provider right now. Nothing was charged. Please try again in a moment.'

const ROWS: readonly Row[] = [
  {
    toast: 'Failed to purchase access. Please try again.',
    description: UNREACHABLE,
    journey: (page) => fault(page, PASS, 'down'),
  },
  {
    toast: 'Failed to purchase access. Please try again.',
    description: 'Failed to create purchase',
    journey: (page) => fault(page, PASS, 'no-page'),
  },
  {
    toast: 'Failed to purchase access. Please try again.',
    description: 'Failed to purchase one-time access',
    journey: (page) => broken(page, PASS),
  },
  {
    toast: 'Failed to purchase item. Please try again.',
    description: UNREACHABLE,
    journey: (page) => fault(page, ITEM, 'down'),
  },
  {
    toast: 'Failed to purchase item. Please try again.',
    description: 'Failed to create purchase',
    journey: (page) => fault(page, ITEM, 'no-page'),
  },
  {
    toast: 'Failed to purchase item. Please try again.',
    description: 'Failed to purchase IAP item',
    journey: (page) => broken(page, ITEM),
  },
  {
    toast: 'Failed to create purchase',
    description: 'You can’t buy this here.',
    journey: async (page) => {
      await open(page, '/store')
      await page.locator('.pass-ticket.basic form').evaluate((form: HTMLFormElement) => {
        const item = form.elements.namedItem('item') as HTMLInputElement
        item.value = 'golden-access'
        form.requestSubmit()
      })
    },
  },
  {
    toast: 'Failed to verify purchase',
    description: 'We couldn’t find this purchase.',
    journey: (page) => open(page, '/timed-access/success?session_id=cs_nobody'),
  },
  {
    toast: 'Failed to verify purchase',
    description: 'This purchase wasn’t paid for. Nothing was charged.',
    journey: async (page) => {
      const { sessionId } = await comeBack(page, ITEM)
      await open(page, `/store?session_id=${sessionId}`)
    },
  },
  {
    toast: 'Failed to verify purchase',
    description: 'The payment for this was returned.',
    journey: async (page) => {
      await open(page, PASS[0])
      const hosted = await payFor(page, PASS[1])
      await control(hosted, 'refund', { session_id: hosted.sessionId })
      // The page asks the provider every few seconds at most; the provider's own event comes sooner or later.
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('main')).toContainText('Failed to verify purchase', { timeout: 1_000 })
      }).toPass()
    },
  },
]

for (const { toast, description, journey } of ROWS) {
  test(`${toast} (${description})`, async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ 'x-dev-client-ip': newClientAddress() })
    await signIn(page, await newMember())
    await journey(page)
    const shown = page.locator('.toast-card').filter({ has: page.getByText(toast, { exact: true }) })
    await expect(shown).toBeVisible()
    await expect(shown.locator('p')).toHaveText(description)
    // And where scripts do not run, or the toast has gone.
    await expect(page.getByRole('main')).toContainText(toast)
    await expect(page.getByRole('main')).toContainText(description)
  })
}
