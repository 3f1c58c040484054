// Homework help: the learner's own step first, then hints in order, then the whole solution; counted once.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { giveTrial } from './database.ts'
import { findCuts } from './find-cuts.ts'
import { newPerson, signIn } from './people.ts'
import { expect, remember, test } from './visitor.ts'

async function ask(page: Page, subject: string, question: string): Promise<void> {
  await page.getByRole('radio', { name: subject }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.getByRole('button', { name: 'Submit Question' }).click()
}

async function send(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Enter')
}

const rung = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an equation: a wrong step is named, hints come in order, then the steps', { tag: '@smoke' }, async ({
  page,
}) => {
  await signIn(page, await newPerson(), '/homework-help')
  await expect(page.getByText('5 of 5 questions left today')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Question' }).click()
  await expect(page.getByText('Please write your question.')).toBeVisible()
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('What I was writing')
  await page.getByRole('tab', { name: 'Upload Worksheet' }).click()
  await page.getByRole('tab', { name: 'Type Your Question' }).click()
  await expect(question).toHaveValue('What I was writing')
  await ask(page, 'Math', 'How do I solve 2x - 6 = 5x?')
  await expect(page.getByRole('heading', { name: 'I read your question as' })).toBeFocused()
  await expect(page.locator('.read math').first()).toBeVisible()
  await expect(rung(page, 'The whole solution')).toHaveAttribute('aria-disabled', 'true')

  const step = page.getByRole('textbox', { name: 'Your next step' })
  const log = page.getByRole('log')
  await step.fill('2x = 5x')
  await step.press('Enter')
  await expect(log).toContainText('Only the left side changed, by +6')
  await step.fill('add 6 to both sides')
  await step.press('Enter')
  await expect(log).toContainText('Both sides stay equal')
  await rung(page, 'A nudge').press('Enter')
  await expect(log).toContainText('Undo the last thing first')
  await expect(rung(page, 'The next step')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page, { include: 'main' })
  await rung(page, 'The whole solution').press('Enter')
  const solution = page.getByRole('region', { name: 'Here it is, line by line.' })
  await expect(solution.getByRole('status')).toContainText('x=−2')
  await expect(solution).toContainText('Checked.')
  await expect(page.getByRole('link', { name: 'Practice more like it' })).toHaveAttribute(
    'href',
    '/games/subject/math/middle?skill=linear-equations-any',
  )
  await expectAccessible(page, { include: 'main' })

  await page.getByRole('button', { name: 'Ask another question' }).click()
  await expect(page.getByText('4 of 5 questions left today')).toBeVisible()
  const recent = page.getByRole('region', { name: 'Recent Questions' }).getByRole('listitem')
  await recent.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(recent.first()).toContainText('Example')
  await expect(page.getByRole('region', { name: 'Recent Questions' })).toBeFocused()
  await expect(page.getByText('4 of 5 questions left today')).toBeVisible()
})

test('a fraction story in Spanish on a phone: the calculation is the learner’s', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await remember(context, String(baseURL), { language: 'es' })
  await signIn(page, await newPerson(), '/homework-help')
  await page.getByRole('radio', { name: 'Matemáticas' }).check({ force: true })
  const question = page.getByRole('textbox', { name: 'Tu pregunta' })
  await question.fill('En una clase hay 24 alumnos. 3/8 de ellos cantan. ¿Cuántos cantan?')
  await page.getByRole('button', { name: 'Enviar pregunta' }).click()
  await expect(page.locator('.numbers b')).toHaveText(['24', '3/8'])
  for (const name of ['Un empujoncito', 'Dónde mirar', 'El siguiente paso']) await rung(page, name).click()
  await expect(page.getByRole('log')).toContainText('Una fracción de una cantidad')
  expect(await page.evaluate(findCuts)).toEqual([])
  const step = page.getByRole('textbox', { name: 'Tu siguiente paso' })
  await step.fill('9')
  await step.press('Enter')
  await expect(page.getByRole('heading', { name: '¡Lo lograste! Aquí está, línea por línea.' })).toBeFocused()
  expect(await page.evaluate(findCuts)).toEqual([])
})

test('a guest tries a history fact: it is found in our quizzes, with its source', async ({ page }) => {
  await page.goto('/homework-help')
  await ask(page, 'History', 'Who built the pyramids of Egypt?')
  await expect(page.getByRole('alert')).toContainText('Sign in to ask your own questions')
  await page.getByRole('link', { name: 'What were the pyramids of Egypt built to be?' }).click()
  const guess = page.getByRole('textbox', { name: 'Your guess' })
  await guess.fill('schools')
  await guess.press('Enter')
  await expect(page.getByRole('log')).toContainText('Not quite')
  await page.getByRole('button', { name: 'The answer' }).click()
  await expect(page.getByRole('region', { name: 'The answer' })).toContainText('Source: ')
})

test.describe('with a language model, on a phone in Spanish', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('its text comes in pieces, stops when told to, and a hostile one is withheld', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await remember(context, String(baseURL), { language: 'es' })
    const person = await newPerson({ display_name: 'Maya', role: 'student', language: 'es' })
    await giveTrial(person.email, 'premium')
    await signIn(page, person, '/homework-help')
    const question = page.getByRole('textbox', { name: 'Tu pregunta' })
    const step = page.getByRole('textbox', { name: 'Tu siguiente paso' })
    const explained = page.getByRole('region', { name: 'Con otras palabras' })

    await question.fill('¿Cómo resuelvo 3x + 5 = 20?')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Enviar pregunta' }).click()
    await expect(page.getByRole('alert')).toContainText('No podemos conectarnos con Sparkbook.')
    await expect(question).toHaveValue('¿Cómo resuelvo 3x + 5 = 20?')
    await context.setOffline(false)

    await page.getByRole('button', { name: 'Enviar pregunta' }).click()
    await send(step, 'quiero morir')
    await expect(page.getByRole('alert')).toContainText('Por favor, habla con alguien')
    await expect(page.getByRole('log')).toBeEmpty()
    await send(step, 'x = 5')
    await explained.getByRole('button', { name: 'Explicar con otras palabras' }).click()
    await expect(explained).toContainText('Think of a scale that is level.')
    await explained.getByRole('button', { name: 'Detener' }).click()
    await expect(explained.getByRole('status')).toHaveText('Detenido.')
    await expect(explained).not.toContainText('Three equal bags')
    await explained.getByRole('button', { name: 'Explicar otra vez' }).click()
    await expect(explained).toContainText('so one weighs 5:\nx = 5')
    expect(await page.evaluate(findCuts)).toEqual([])
    await expectAccessible(page, { include: 'main' })

    await page.getByRole('button', { name: 'Hacer otra pregunta' }).click()
    await question.fill('¿Cómo resuelvo 4x = 28?')
    await page.getByRole('button', { name: 'Enviar pregunta' }).click()
    await send(step, 'x = 7')
    await explained.getByRole('button', { name: 'Explicar con otras palabras' }).click()
    await expect(explained.getByRole('alert')).toHaveText('No se pudo generar el texto')
    await expect(explained).not.toContainText('photo')
    await expect(page.getByRole('region', { name: '¡Lo lograste!' })).toContainText('x=7')
  })
})
