// The blog: what is listed, the four pinned questions, an article, and a subscription from the form to the end of it.
import { linkOf, newAddress, newestMail } from './mailbox.ts'
import { expect, test } from './visitor.ts'

const THANKS = 'Thank you! Check your inbox.'
const INVALID = 'Please enter a valid email address'

test('the index has one featured article, three bookmarks, the other articles and a form', async ({
  page,
}) => {
  await page.goto('/resources/blog')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  const bookmarks = page.getByRole('region', { name: 'Bookmarks' }).getByRole('link')
  const targets = await bookmarks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/study-tools', '/resources/for-parents', '/resources/for-teachers'])
  await expect(page.getByRole('region', { name: 'More to read' }).getByRole('link')).toHaveCount(3)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await page.getByRole('article').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How spacing works, and how to use it tonight',
  )
})

test('?faq=1 shows four questions instead, and leads back and to support', async ({ page }) => {
  await page.goto('/resources/blog?faq=1')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'What is Sparkbook?',
    'How do I get started?',
    'What about privacy?',
    'Where can I get more help?',
  ])
  await expect(main.getByRole('article')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/company/contact',
  )
  await main.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/resources/blog')
  await expect(main.getByRole('article')).toHaveCount(1)
})

test('any other query is the index', async ({ request }) => {
  for (const query of ['faq=0', 'faq=', 'faq=11', 'faq=true', 'tab=x']) {
    const html = await (await request.get(`/resources/blog?${query}`)).text()
    expect(html.match(/<article\b/g), query).toHaveLength(1)
  }
})

test('an article is read in the language of the page; its list of contents leads to its parts, and paper gets it alone', async ({
  page,
}) => {
  await page.goto('/resources/blog/class-without-accounts')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Shared computers' }).click()
  await expect(page).toHaveURL('/resources/blog/class-without-accounts#shared')
  await expect(page.getByRole('heading', { name: 'Shared computers' })).toBeInViewport()
  await page.goto('/resources/blog/class-without-accounts?lang=fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faire classe sans comptes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test.describe('no article', () => {
  test.use({ expectedErrors: [/404/] })
  test('of that name is the 404 page', async ({ page }) => {
    for (const slug of ['nothing', '..%2Fblog', 'constructor']) {
      const response = await page.goto(`/resources/blog/${slug}`)
      expect(response?.status(), slug).toBe(404)
    }
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })
})

test.describe('a form', () => {
  test.use({ expectedErrors: [/400/] })
  test('that is sent with no address says so, keeps what was typed, and then takes it', async ({
    page,
    request,
  }) => {
    const address = newAddress('subscriber')
    await page.goto('/resources/blog')
    const field = page.getByRole('textbox', { name: 'Email' })
    await field.fill('maya@')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(INVALID)).toBeVisible()
    await expect(field).toHaveValue('maya@')
    await expect(field).toBeFocused()
    await field.fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByText(THANKS)).toBeVisible()
    await expect(page.getByText(INVALID)).toBeHidden()
    expect((await newestMail(request, address)).subject).toContain('Please confirm')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/400/] })

  test('a subscription goes from the form to the mail, the yes, and the end of it', {
    tag: '@smoke',
  }, async ({ page, request }) => {
    const address = newAddress('subscriber')
    await page.goto('/resources/blog')
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(INVALID)).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(address)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(THANKS)).toBeVisible()

    const link = linkOf(await newestMail(request, address))
    await page.goto(link)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'One more tap' })).toBeVisible()
    await page.getByRole('button', { name: 'Yes, email me' }).click()
    await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()

    const welcome = await newestMail(request, address, 2)
    expect(welcome.subject).toBe('You’re on the list')
    await page.goto(linkOf(welcome))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
})

test('what a program writes into the field nobody sees is thanked and dropped', async ({ page, request }) => {
  const address = newAddress('program')
  await page.goto('/resources/blog')
  await page.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.locator('#subscribe-website').evaluate((field: HTMLInputElement) => {
    field.value = 'https://example.com'
  })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('main').getByText(THANKS)).toBeVisible()
  // A person's mail sent after it has arrived; the program's has not.
  await page.reload()
  const later = newAddress('subscriber')
  await page.getByRole('textbox', { name: 'Email' }).fill(later)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await newestMail(request, later)
  expect(await (await request.get('/dev/outbox', { params: { to: address } })).json()).toEqual([])
})
