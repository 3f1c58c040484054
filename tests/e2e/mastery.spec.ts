// From the hub to a mastered skill, in each band, on a phone: every question answered as the engine would.
import type { Locator, Response } from '@playwright/test'
import { LANGUAGES } from '#engine/core/languages.ts'
import { createSession } from '#engine/core/session.ts'
import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { exerciseOf } from '#engine/curriculum/practice/ask.ts'
import type { PracticeOptions } from '#engine/curriculum/practice/options.ts'
import { createPracticeRules } from '#engine/curriculum/practice/rules.ts'
import { givenOf } from '#engine/curriculum/practice/simulated-learners.fixture.ts'
import { expectAccessible } from './axe.ts'
import { runningClock } from './clock.ts'
import { finger, type Press } from './press.ts'
import { expect, hydrated, remember, test } from './visitor.ts'

const byKeyboard: Press = async (target: Locator) => {
  await target.focus()
  await target.press('Enter')
}

/** A skill of the first three of its band whose answers are typed, and how its buttons are pressed. */
const JOURNEYS = [
  { band: 'elementary', language: 'zh', skill: '数 20 以内的物品', press: finger },
  { band: 'elementary', language: 'fr', skill: 'Compter jusqu’à 20 objets', press: byKeyboard },
  { band: 'middle', language: 'fr', skill: 'Diviser des fractions', press: byKeyboard },
  { band: 'high', language: 'zh', skill: '多步方程和理由', press: byKeyboard },
] as const

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const { band, language, skill, press } of JOURNEYS) {
  test(`a skill of ${band} school is mastered in ${language}`, {
    tag: press === finger ? '@smoke' : [],
  }, async ({ page, context, baseURL }) => {
    await remember(context, baseURL ?? '', { language, selectedGrade: band })
    await page.goto('/games')
    await hydrated(page)
    await press(page.locator(`main a[href="/games/subject/math/${band}"]`).first())
    const opened = page.waitForResponse(
      (answer) => answer.url().endsWith('/play/practice') && answer.request().method() === 'POST',
    )
    await press(page.locator('.next-skills').getByRole('button', { name: skill }))
    const session = createSession(createPracticeRules(MATH_GENERATORS), await optionsOf(await opened))
    const clock = runningClock(page)
    const room = page.getByRole('region', { name: skill })
    while (session.getState().phase !== 'over') {
      const { answer } = exerciseOf(MATH_GENERATORS, session.getState().question)
      if (answer.kind !== 'number') throw new Error(`${answer.kind} is not typed`)
      const given = givenOf(answer, answer.right)
      const field = room.getByRole('textbox')
      await expect(field).toBeFocused()
      await clock.think()
      await field.fill(String(given))
      await press(room.locator('.answer-form').getByRole('button'))
      session.dispatch({ type: 'answer', ms: 0, given })
      expect(session.getState().results.at(-1)?.closing).toBe('right')
      await press(room.locator('.go-on'))
      session.dispatch({ type: 'next', ms: 0 })
    }
    await expect(page.locator('.evidence [data-mastered]')).toContainText(skill)
    await expect(page.locator('[data-saved]')).toHaveAttribute('data-saved', 'saved')
    await expectAccessible(page)
  })
}

async function optionsOf(response: Response): Promise<PracticeOptions> {
  const { options } = (await response.json()) as { options: PracticeOptions }
  expect(LANGUAGES).toContain(options.language)
  return options
}
