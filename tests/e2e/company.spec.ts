// Writing to us, and what we say of ourselves: the form in every way it can go wrong, the texts people agree to.
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { mailWith, newAddress } from './mailbox.ts'
import { expect, test } from './visitor.ts'

const OPERATOR = 'operator@sparkbook.example'
const THANKS = "Thank you! We've received your message."

for (const path of ['/contact', '/company/contact']) {
  test(`a message sent on ${path} is thanked for, the form is empty again, and the operator can answer`, async ({
    page,
    request,
  }) => {
    const email = newAddress('writer')
    await page.goto(path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/company\/contact$/)
    await page.getByLabel('Name').fill('Ana <b>Ruiz</b>')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Message').fill(`<script>alert(1)</script>\nIs ${email} right?`)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    for (const field of ['Name', 'Email', 'Message']) await expect(page.getByLabel(field)).toHaveValue('')
    await expect(page.getByText('We’ll answer by email.')).toBeVisible()

    const mail = await mailWith(request, OPERATOR, email)
    expect(mail.replyTo).toBe(email)
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail.html).not.toMatch(/<script|<b>/)
  })
}

test('the school banner on /pricing brings its subject along, and it stays with the message', async ({
  page,
  request,
}) => {
  const email = newAddress('school')
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Ask about Enterprise' }).click()
  await expect(page).toHaveURL('/contact?subject=Enterprise%20Plan%20Inquiry')
  await expect(page.getByLabel('Subject')).toHaveValue('Enterprise Plan Inquiry')
  await page.getByLabel('Name').fill('Bo Li')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill('We are 120.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(THANKS)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveCount(0)
  const { subject } = await mailWith(request, OPERATOR, email)
  expect(subject).toBe('Contact form: Enterprise Plan Inquiry')
})

test('what is missing or wrong is said at its field, and what was typed stays', async ({ page }) => {
  await page.goto('/company/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Please write a message')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Message').fill('Hello')
  await page.getByLabel('Email').fill('ana@')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('Hello')
  await expect(page.getByText(THANKS)).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('too often', () => {
  test.use({ expectedErrors: [/429/] })

  test('is refused in words, and everything typed stays', async ({ page, baseURL }) => {
    for (let count = 1; count <= 5; count++) {
      const letter = { formId: `eager-${count}`, name: 'Ana', email: newAddress('eager'), message: 'Hello' }
      const answer = await page.request.post('/contact', {
        form: letter,
        headers: { Origin: String(baseURL) },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(302)
    }
    await page.goto('/company/contact')
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('Email').fill(newAddress('eager'))
    await page.getByLabel('Message').fill('Message 6')
    await page.getByRole('button', { name: 'Send message' }).click()
    const refusal = page.getByText('That was a lot of messages').first()
    await expect(refusal).toBeVisible()
    await expect(page.getByText(/Please try again in \d+ minutes/).first()).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Message 6')
    await expect(page.getByLabel('Name')).toHaveValue('Ana')
    await expectAccessible(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/400/] })

  test('the form refuses, keeps, thanks and empties', { tag: '@smoke' }, async ({ page, request }) => {
    const email = newAddress('plain')
    await page.goto('/contact?subject=Enterprise%20Plan%20Inquiry')
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('Email').fill('ana')
    await page.getByLabel('Message').fill('Hello\nthere')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Message')).toHaveValue('Hello\nthere')
    await expect(page.getByLabel('Subject')).toHaveValue('Enterprise Plan Inquiry')

    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.locator('.flash-toasts')).toContainText(THANKS)
    for (const field of ['Name', 'Email', 'Message']) await expect(page.getByLabel(field)).toHaveValue('')
    await page.reload()
    await expect(page.locator('.flash-toasts')).toHaveCount(0)
    await mailWith(request, OPERATOR, email)
  })

  test('privacy and terms are there to read, with their contents', async ({ page }) => {
    await page.goto('/privacy')
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Children' })
      .click()
    await expect(page).toHaveURL('/privacy#children')
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  })
})

const LEGAL = [
  ['/company/privacy-policy', '/privacy', 'Privacy Policy'],
  ['/company/terms-of-service', '/terms', 'Terms of Service'],
] as const

/** The days of their last change, as each language writes it. */
const LEGAL_DAYS = {
  en: 'April 22, 2025',
  es: '22 de abril de 2025',
  fr: '22 avril 2025',
  zh: '2025年4月22日',
} as const

/** A legal page as the server sends it. */
async function readLegal(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  const html = await response.text()
  const article = /<article\b[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
  return {
    heading: textOf(/<h1\b[\s\S]*?<\/h1>/.exec(html)?.[0] ?? ''),
    dated: textOf(/<p class="dated">[\s\S]*?<\/p>/.exec(html)?.[0] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    text: textOf(article),
    parts: article.match(/<h2\b/g)?.length ?? 0,
  }
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

for (const [main, alias, title] of LEGAL) {
  test(`${main} and ${alias} are one text, dated, with as many parts in every language`, async ({
    request,
    baseURL,
  }) => {
    const english = await readLegal(request, main)
    expect(english.heading).toBe(title)
    expect(english.parts).toBeGreaterThan(5)
    expect(english.canonical).toBe(`${baseURL}${main}`)
    expect(await readLegal(request, alias)).toEqual(english)
    for (const [language, day] of Object.entries(LEGAL_DAYS)) {
      const { dated, parts } = await readLegal(request, `${main}?lang=${language}`)
      expect(dated, language).toContain(day)
      expect(parts, language).toBe(english.parts)
    }
  })

  test(`${main} in print is the text alone`, async ({ page }) => {
    await page.goto(main)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  })
}

test('the policy facts stand where people agree to them', async ({ page }) => {
  await page.goto('/company/terms-of-service')
  const terms = page.getByRole('article')
  await expect(terms).toContainText('All purchases are final and non-refundable')
  await expect(terms).toContainText('keep access until the end of the billing cycle')
  await expect(terms).toContainText('The minimum age is 13')
  await expect(terms).toContainText('consent of a parent or guardian')
  await page.goto('/company/privacy-policy')
  const privacy = page.getByRole('article')
  await expect(privacy).toContainText('We comply with the GDPR')
  await expect(privacy).toContainText('COPPA')
})

test('about us says what it is, how it treats children and what it lives on', async ({ page }) => {
  await page.goto('/company/about-us')
  for (const heading of ['What we make', 'How we treat children', 'How we make money'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Premium, per month $19.99' })).toBeVisible()
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/company/contact')
})
