// Someone at their profile, and what the page says to them.
import type { Page } from '@playwright/test'
import type { SaidOfThemselves } from './database.ts'
import { newPerson, signIn } from './people.ts'

export const MARIA = {
  display_name: 'maria',
  role: 'student',
  grade_level: 'elementary',
  language: 'en',
} as const

/** Someone at their profile, or at one of its sections. */
export async function logInNew(
  page: Page,
  said: SaidOfThemselves = MARIA,
  section = '/profile',
): Promise<string> {
  const person = await newPerson(said)
  await signIn(page, person, section)
  return person.email
}

export function toast(page: Page, title: string) {
  return page.locator('.toast-card', { hasText: title })
}

/** What the page before wanted said. Not by text: the runner passes over <noscript>, whatever it shows. */
export function said(page: Page, withScripts: boolean) {
  return withScripts ? page.locator('.toast-card') : page.locator('.flash-toasts p')
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
}
