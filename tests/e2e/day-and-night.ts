// axe on a page by day and by night, without loading it twice: the mode is one attribute, and changes colours only.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All rules of axe that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** Finds nothing on the page as it stands: by every rule by day, by those about colours by night, where it stays. */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  await setMode(page, 'light')
  expect(await found(new AxeBuilder({ page }).withTags(TAGS)), `${where}, day`).toEqual([])
  await setMode(page, 'dark')
  expect(await found(new AxeBuilder({ page }).withRules(COLOURS)), `${where}, night`).toEqual([])
}

async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['mode'] = chosen
  }, mode)
}

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}
