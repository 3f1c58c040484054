// Practice of mathematics from its page to the end of a short session, by keyboard alone.
import type { Locator } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, remember, test } from './visitor.ts'

async function press(button: Locator, key = 'Enter'): Promise<void> {
  await button.focus()
  await expect(button).toBeFocused()
  await button.press(key)
}

test('five questions are practised by keyboard, kept, and shown on the map', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/games/subject/math/elementary')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Math - Elementary')
  await press(page.getByText('How long? 10 questions'))
  await page.getByRole('radio', { name: '5 questions' }).focus()
  await page.keyboard.press('Space')
  await press(page.getByRole('button', { name: 'Start Count objects up to 20' }))
  const session = page.getByRole('region', { name: 'Count objects up to 20' })
  const field = session.getByRole('textbox', { name: 'Your answer' })
  await expect(field).toBeFocused()
  await expectAccessible(page)

  // Nothing typed is no miss; a wrong number is, and brings its first step.
  await page.keyboard.press('Enter')
  await expect(session.getByRole('alert')).toHaveText('Type your answer first.')
  await field.fill('99')
  await page.keyboard.press('Enter')
  await expect(session.getByText('Start here:')).toBeVisible()
  for (let question = 1; question <= 5; question++) {
    await expect(session.getByText(`${question} of 5`)).toBeVisible()
    await press(session.getByRole('button', { name: 'Show me how' }))
    const next = session.getByRole('button', { name: 'Next' })
    await expect(next).toBeFocused()
    if (question === 1) await expectAccessible(page)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Practice done' })).toBeFocused()
  await expect(page.getByText('0 of 5 right on the first try')).toBeVisible()
  await expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'See the map' }))
  await expect(page.getByText('0 of the last 5 right')).toBeVisible()

  // What was missed is asked again.
  await press(page.getByRole('link', { name: 'Look again at what you missed' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look again at what you missed')
  await expect(page.getByRole('listitem').filter({ hasText: 'Count objects up to 20' })).toContainText(
    '5 questions',
  )
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Look at 5 questions' }))
  await expect(session.getByText('1 of 5')).toBeVisible()
  await press(session.getByRole('button', { name: 'Show me how' }))
  await press(session.getByRole('button', { name: 'Finish now. What you did counts.' }))
  await expect(page.getByText('0 of 1 right on the first try')).toBeVisible()
  await expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')
})

for (const [subject, skill] of [
  ['science', 'Pushes and pulls'],
  ['history', 'Yesterday, today, tomorrow'],
] as const) {
  test(`a young child's question of ${subject} has its picture, which tells more once it is answered`, async ({
    page,
  }) => {
    await page.goto(`/games/subject/${subject}/elementary`)
    await hydrated(page)
    await press(page.getByRole('button', { name: `Start ${skill}` }))
    const session = page.getByRole('region', { name: skill })
    const picture = session.locator('.question-picture svg')
    await expect(picture.locator('> *').first()).toBeAttached()
    const asked = await picture.innerHTML()
    await press(session.getByRole('button', { name: 'Show me how' }))
    await expect(session.getByRole('button', { name: 'Next' })).toBeFocused()
    await expect.poll(() => picture.innerHTML()).not.toBe(asked)
  })
}

test('who cannot write yet counts by pressing a number', async ({ page, context, baseURL }) => {
  await remember(context, String(baseURL), { themeLevel: 'elementary' })
  await page.goto('/games/subject/math/elementary')
  await hydrated(page)
  await expectAccessible(page)
  await press(page.getByRole('button', { name: 'Start Count objects up to 20' }))
  const session = page.getByRole('region', { name: 'Count objects up to 20' })
  const things = await session.getByRole('img').first().getAttribute('aria-label')
  const count = Number.parseInt(String(things), 10)
  const answers = session.getByRole('group', { name: 'Answers' }).getByRole('button')
  await expect(answers).toHaveCount(3)
  await expectAccessible(page)
  const wrong = answers.filter({ hasNotText: new RegExp(`^${count}$`) }).first()
  await press(wrong)
  await expect(wrong).toHaveAccessibleDescription('your answer')
  await press(answers.filter({ hasText: new RegExp(`^${count}$`) }))
  await expect(session.getByRole('button', { name: 'Next' })).toBeFocused()
})
