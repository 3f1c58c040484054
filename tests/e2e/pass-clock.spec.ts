// A pass ends by the server's clock, whatever the device's says.
import { open, payFor } from './buyer.ts'
import { endPurchase } from './database.ts'
import { expect, test } from './visitor.ts'

test.use({
  // The provider's pages live on a port of their own.
  expectedErrors: [/third party: http:\/\/127\.0\.0\.1|404/],
  // The runner's clock leaves scripts behind in a context that is used again.
  reuseContext: false,
})

test('a pass that ended while the page was closed is gone, whatever the device’s clock says', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2020-02-02T02:02:02Z') })
  await open(page, '/store')
  const { sessionId } = await payFor(page, 'Buy Pro Pass')
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^Time left: (24 hr 0 min|23 hr 59 min)$/)
  const success = page.url()
  await endPurchase(sessionId, -1)
  await open(page, '/store')
  const ticket = page.locator('.pass-ticket', {
    has: page.getByRole('heading', { name: 'Pro', exact: true }),
  })
  await expect(ticket).not.toContainText('is open')
  await open(page, success)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This pass has ended')
  await expect(page.getByRole('timer')).toHaveCount(0)
})
