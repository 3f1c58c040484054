// A young student, and the grown-ups around: limited until a yes came by mail, linked by a code, exported, erased.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { atProvider, LEAVE, PAY } from './buyer.ts'
import { newAddress } from './mailbox.ts'
import { PASSWORD, sendLogIn, signIn } from './people.ts'
import { expect, newVisitor, test } from './visitor.ts'

interface Student {
  email: string
  age?: string
  guardian?: string
}

/** The link in the newest mail to this address. */
async function mailedLink(page: Page, to: string, kind: RegExp): Promise<string> {
  let link = ''
  await expect(async () => {
    const response = await page.request.get(`/dev/outbox?to=${encodeURIComponent(to)}`)
    const mails = (await response.json()) as { subject: string; links: string[] }[]
    const mail = mails.find(({ subject }) => kind.test(subject))
    link = mail?.links[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

async function fillSignUp(page: Page, name: string, { email, age = '18', guardian }: Student): Promise<void> {
  await page.goto('/auth?tab=signup')
  await page.getByRole('radio', { name: 'Student' }).check()
  await page.getByLabel('Display name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Country').selectOption('us')
  await page.getByLabel('Grade level').selectOption('elementary')
  await page.getByLabel('How old are you?').selectOption(age)
  if (guardian !== undefined) await page.getByLabel('Email of a parent or guardian').fill(guardian)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/check=mail/)
}

/** What the form sends. */
async function postSignUp(
  page: Page,
  role: 'Student' | 'Parent',
  name: string,
  { email, age = '18', guardian = '' }: Student,
): Promise<void> {
  const answer = await page.request.post('/auth', {
    form: {
      intent: 'signup',
      role: role.toLowerCase(),
      displayName: name,
      email,
      password: PASSWORD,
      language: 'en',
      country: 'us',
      gradeLevel: role === 'Student' ? 'elementary' : '',
      age,
      guardianEmail: guardian,
    },
    headers: { Origin: String(test.info().project.use.baseURL) },
    maxRedirects: 0,
  })
  expect(answer.headers()['location'], await answer.text()).toMatch(/check=mail/)
}

/** Opens the link of the mail, and signs in. */
async function confirm(page: Page, student: Student): Promise<void> {
  await page.goto(await mailedLink(page, student.email, /confirm/i))
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.waitForURL(/tab=login/)
  await signIn(page, student, '/')
}

async function signUp(page: Page, role: 'Student' | 'Parent', name: string, student: Student): Promise<void> {
  await postSignUp(page, role, name, student)
  await confirm(page, student)
}

async function expectNoViolations(page: Page): Promise<void> {
  // Header and footer are accessibility.spec.ts's.
  await expectAccessible(page, { include: '#content' })
}

test.use({ expectedErrors: [/404/] })

test('a young student only plays until a grown-up says yes, and again once the yes is taken back', {
  tag: '@smoke',
}, async ({ browser }) => {
  const child = await newVisitor(browser)
  const email = newAddress('maya')
  const guardian = newAddress('mum')
  const maya = { email, age: '9', guardian }
  await fillSignUp(child, 'Maya', maya)
  await confirm(child, maya)

  await child.goto('/family')
  await expect(child.getByText('Waiting for a grown-up to say yes. We emailed m…@example.com.')).toBeVisible()
  await expectNoViolations(child)

  const parent = await newVisitor(browser)
  const link = await mailedLink(parent, guardian, /permission/)
  await parent.goto(link)
  await expect(parent.getByRole('heading', { name: 'May Maya use Sparkbook?' })).toBeVisible()
  await expectNoViolations(parent)
  await child.reload()
  await expect(child.getByText('Waiting for a grown-up to say yes.')).toBeVisible()

  await parent.getByRole('button', { name: 'Yes, I give permission', exact: true }).click()
  await expect(parent.getByRole('heading', { name: 'Thank you for your permission' })).toBeVisible()
  await expectNoViolations(parent)
  await child.reload()
  await expect(child.getByText('A grown-up said yes. You can use your whole account.')).toBeVisible()

  await parent.goto(await mailedLink(parent, guardian, /You gave permission/))
  await parent.getByText('Withdraw my permission').first().click()
  await parent.getByRole('button', { name: 'Withdraw my permission' }).click()
  await expect(parent.getByRole('heading', { name: 'You’ve withdrawn your permission' })).toBeVisible()
  await child.reload()
  await expect(child.getByText(/has taken it back/)).toBeVisible()
  await child.getByLabel('Email of a parent or guardian').fill(newAddress('friend'))
  await child.getByRole('button', { name: 'Send the email' }).click()
  await expect(child.getByText(/Only the grown-up who withdrew permission/)).toBeVisible()
  await expect(child.getByLabel('Email of a parent or guardian')).toBeFocused()
})

test('a grown-up proves by a card that is charged and given back at once', async ({ browser }) => {
  const child = await newVisitor(browser)
  const guardian = newAddress('mum')
  await signUp(child, 'Student', 'Mila', { email: newAddress('mila'), age: '9', guardian })

  const parent = await newVisitor(browser)
  const prove = parent.getByRole('button', { name: 'Yes, I give permission and will prove it with a card' })
  await parent.goto(await mailedLink(parent, guardian, /permission/))
  await prove.click()
  await atProvider(parent, LEAVE)
  await expect(parent.getByRole('heading', { name: 'Nothing was charged' })).toBeVisible()
  await expectNoViolations(parent)
  await parent.goto(await mailedLink(parent, guardian, /permission/))
  await prove.click()
  await atProvider(parent, PAY)
  await expect(parent.getByText('$0.50 is on its way back to your card.')).toBeVisible()
  await expect(parent.getByRole('heading', { name: 'Thank you for your permission' })).toBeVisible()
  await expectNoViolations(parent)
  await mailedLink(parent, guardian, /Your card confirmed/)
  await child.goto('/family')
  await expect(child.getByText('A grown-up said yes. You can use your whole account.')).toBeVisible()
})

test('a parent account made from the yes finds the child, and buys a plan for it', async ({ browser }) => {
  const child = await newVisitor(browser)
  const guardian = newAddress('mum')
  await signUp(child, 'Student', 'Mila', { email: newAddress('mila'), age: '9', guardian })
  const parent = await newVisitor(browser)
  await parent.goto(await mailedLink(parent, guardian, /permission/))
  await parent.getByRole('button', { name: 'Yes, I give permission', exact: true }).click()
  await expect(parent.getByRole('heading', { name: 'Thank you for your permission' })).toBeVisible()
  await parent.getByRole('link', { name: 'Create a parent account' }).click()
  await expect(parent.getByRole('radio', { name: 'Parent' })).toBeChecked()
  await expect(parent.getByLabel('Email', { exact: true })).toHaveValue(guardian)
  await postSignUp(parent, 'Parent', 'Ruth', { email: guardian })
  await parent.goto(await mailedLink(parent, guardian, /confirm/i))
  await parent.getByRole('button', { name: 'Create my account' }).click()
  await parent.waitForURL(/tab=login/)
  await sendLogIn(parent, guardian)
  await parent.waitForURL('/')
  await parent.goto('/family')
  await parent.getByRole('link', { name: 'Buy for Mila' }).click()
  await expect(parent.getByRole('radio', { name: 'Mila' })).toBeChecked()
  await expectNoViolations(parent)
  await parent.getByRole('button', { name: 'Choose Basic' }).click()
  await atProvider(parent, PAY)
  await parent.waitForURL('/subscription')
  await expect(parent.getByRole('heading', { name: 'Plans you pay for' })).toBeVisible()
  await expect(parent.getByText('Mila').first()).toBeVisible()
  await expectNoViolations(parent)
  await child.goto('/subscription')
  await expect(child.getByText(/grown-up pays/)).toBeVisible()
})

test('a limited account is told so on its profile', async ({ browser }) => {
  const child = await newVisitor(browser)
  await signUp(child, 'Student', 'Noah', { email: newAddress('noah'), age: '8' })
  await child.goto('/family')
  await expect(child.getByText('Who can say yes for you?')).toBeVisible()
  await child.goto('/profile')
  await expect(child.getByText('For now, this account can only play')).toBeVisible()
  // Nothing is offered that would be refused.
  await child.getByRole('link', { name: 'Sign-in and security' }).click()
  const actions = child.getByRole('link', { name: /^(Change email|Add phone|Add a phone)$/ })
  await expect(child.getByRole('link', { name: 'Change password' })).toBeVisible()
  await expect(actions).toHaveCount(0)
  await child.goto('/profile/role')
  await expect(child.getByText('Parents and teachers need to be 18 or older')).toBeVisible()
})

test('who is old enough is not limited, and an adult may become a parent', async ({ browser }) => {
  const student = await newVisitor(browser)
  await signUp(student, 'Student', 'Lena', { email: newAddress('lena') })
  await student.goto('/family')
  await expect(student.getByRole('heading', { name: 'Who looks after your account' })).toBeVisible()
  await expect(student.getByRole('heading', { name: 'A grown-up needs to say yes' })).toHaveCount(0)
  await student.goto('/profile/security')
  for (const name of ['Change email', 'Add phone', 'Add a phone'])
    await expect(student.getByRole('link', { name, exact: true })).toBeVisible()
  // An adult's account can become a parent's.
  await student.goto('/profile/role')
  await expectNoViolations(student)
  await student.getByRole('radio', { name: 'Parent' }).check()
  await student.getByLabel('Your age in years').fill('17')
  await student.getByRole('button', { name: 'Change my account' }).click()
  await expect(
    student.getByText('You already told us a different age, so we’re keeping that one.'),
  ).toBeVisible()
  await student.getByLabel('Your age in years').fill('34')
  await student.getByRole('button', { name: 'Change my account' }).click()
  await student.waitForURL('**/profile')
  await student.goto('/family')
  await expect(student.getByRole('heading', { name: 'No children added yet' })).toBeVisible()
})

test('the address of a grown-up is asked for when it is needed', async ({ page }) => {
  await page.goto('/auth?tab=signup')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Student' }).check()
  const guardian = page.getByLabel('Email of a parent or guardian')
  await expect(guardian).toBeHidden()
  await page.getByLabel('How old are you?').selectOption('14')
  await page.getByLabel('Country').selectOption('us')
  await expect(guardian).toBeHidden()
  await page.getByLabel('Country').selectOption('de')
  await expect(guardian).toBeVisible()
  await page.getByRole('radio', { name: 'Parent' }).check()
  await expect(guardian).toBeHidden()
})

test('a parent links a child by its code, takes its data along and erases it', async ({ browser }) => {
  test.setTimeout(180_000)
  const child = await newVisitor(browser)
  const email = newAddress('ida')
  await signUp(child, 'Student', 'Ida', { email, age: '10' })
  await child.goto('/family')
  await child.getByRole('button', { name: 'Show a code' }).click()
  const code = (await child.locator('.shown-code output').textContent()) ?? ''
  expect(code).toMatch(/^\w{4}-\w{4}$/)
  await expectNoViolations(child)

  const parent = await newVisitor(browser)
  const parentEmail = newAddress('ruth')
  await signUp(parent, 'Parent', 'Ruth', { email: parentEmail })
  await parent.goto('/family')
  await expect(parent.getByRole('heading', { name: 'No children added yet' })).toBeVisible()
  await expectNoViolations(parent)
  const field = parent.getByLabel('Code on your child')
  await field.fill('0000-0000')
  await parent.getByRole('button', { name: 'Add child' }).click()
  await expect(parent.getByText('That code doesn’t work.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('0000-0000')
  await expectNoViolations(parent)
  await field.fill(code.toLowerCase())
  await parent.getByRole('button', { name: 'Add child' }).click()
  await expect(parent.getByRole('heading', { name: 'Ida' })).toBeVisible()
  await expect(parent.getByText('Added! You can now look after this account.')).toBeVisible()
  await expectNoViolations(parent)

  await child.reload()
  await expect(child.getByText('Ruth')).toBeVisible()
  // Until a grown-up has said yes.
  await expect(child.getByRole('button', { name: /Remove/ })).toHaveCount(1)

  await parent.getByRole('button', { name: 'Ask me by email' }).click()
  await expect(parent.getByText('The email is on its way.')).toBeVisible()
  await mailedLink(parent, parentEmail, /permission/)

  const [download] = await Promise.all([
    parent.waitForEvent('download'),
    parent.getByRole('button', { name: 'Download data: Ida' }).click(),
  ])
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(exported).toMatchObject({ account: { email }, profile: { displayName: 'Ida' } })

  await parent.getByRole('link', { name: 'Erase account: Ida' }).click()
  await expect(parent.getByRole('heading', { name: 'Erase Ida’s account?' })).toBeVisible()
  await expectNoViolations(parent)
  await parent.getByRole('button', { name: 'Yes, erase this account for good' }).click()
  await expect(parent.getByText('The account has been erased.')).toBeVisible()
  await expect(parent.getByRole('heading', { name: 'Ida' })).toHaveCount(0)
  await child.goto('/family')
  await expect(child).toHaveURL(/\/auth/)
})

test('a link that is none says so', async ({ page }) => {
  await page.goto('/family/consent?token=nothing')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectNoViolations(page)
})

test('everything works without scripts', async ({ browser }) => {
  test.setTimeout(180_000)
  const child = await newVisitor(browser, { javaScriptEnabled: false })
  const email = newAddress('otis')
  const guardian = newAddress('dad')
  await signUp(child, 'Student', 'Otis', { email, age: '7', guardian })
  await child.goto('/family')
  await child.getByRole('button', { name: 'Show a code' }).click()
  const code = (await child.locator('.shown-code output').textContent()) ?? ''
  await child.getByText('Ask someone else').click()
  await child.getByLabel('Email of a parent or guardian').fill('nobody')
  await child.getByRole('button', { name: 'Send the email', exact: true }).click()
  await expect(child.getByText('Please enter a valid email address')).toBeVisible()

  const parent = await newVisitor(browser, { javaScriptEnabled: false })
  await signUp(parent, 'Parent', 'Paul', { email: newAddress('paul') })
  await parent.goto('/family')
  await parent.getByLabel('Code on your child').fill(code)
  await parent.getByRole('button', { name: 'Add child' }).click()
  await expect(parent.getByRole('heading', { name: 'Otis' })).toBeVisible()
  await parent.getByText('Remove from my list', { exact: true }).click()
  await parent.getByRole('button', { name: 'Yes, remove from my list: Otis' }).click()
  await expect(parent.getByText('Removed from the list.')).toBeVisible()

  await parent.goto(await mailedLink(parent, guardian, /permission/))
  await parent.getByText('No, erase this account').click()
  await parent.getByRole('button', { name: 'Yes, erase this account for good' }).click()
  await expect(parent.getByRole('heading', { name: 'The account has been erased' })).toBeVisible()
  await child.goto('/family')
  await expect(child).toHaveURL(/\/auth/)
})
