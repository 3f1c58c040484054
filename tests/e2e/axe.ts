// axe, run inside the page: the builder of @axe-core/playwright opens a second page for every run and collects what passed,
// which takes eight times as long as looking for faults.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findCuts } from './find-cuts.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All rules of axe that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const SOURCE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

interface Wanted {
  /** Named in the failure. */
  where?: string
  /** The part of the page that is looked at; all of it when missing. */
  include?: string | undefined
  exclude?: string
  rules?: 'all' | 'colours'
}

/** Expects no violation of WCAG 2.2 AA and of axe's best practices on the page as it stands. */
export async function expectAccessible(
  page: Page,
  { where = '', include, exclude, rules = 'all' }: Wanted = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const builder = new AxeBuilder({ page, axeSource: '0' }).setLegacyMode().options({
    runOnly: rules === 'colours' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: TAGS },
    resultTypes: ['violations'],
  })
  if (include !== undefined) builder.include(include)
  if (exclude !== undefined) builder.exclude(exclude)
  const { violations } = await builder.analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    where,
  ).toEqual([])
}

/** The same by day, and what concerns colours by night, where it stays: the mode is one attribute, and changes colours only. */
export async function expectAccessibleDayAndNight(
  page: Page,
  where = '',
  include: string | undefined = undefined,
): Promise<void> {
  await setMode(page, 'light')
  await expectAccessible(page, { where: `${where}, day`, include })
  await setMode(page, 'dark')
  await expectAccessible(page, { where: `${where}, night`, include, rules: 'colours' })
}

export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['mode'] = chosen
  }, mode)
}

/** Widths of phones, in CSS pixels, widest first. */
export const PHONES = [390, 360, 320] as const

/** Expects that nothing scrolls sideways in windows of these widths, and that phones cut nothing; the last one stays. */
export async function expectNoOverflow(
  page: Page,
  where = '',
  widths: readonly number[] = [320],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, `${width} px, ${where}`).toBeLessThanOrEqual(0)
    if (width <= PHONES[0]) expect.soft(await page.evaluate(findCuts), `${width} px, ${where}`).toEqual([])
  }
}
