// Whether focus is lost: a person at the keyboard then does not know where they are.
import type { Page } from '@playwright/test'

/**
 * From now on notes every key that is pressed while nothing has focus and something of `selector` is on the page.
 * @returns what answers the noted keys
 */
export async function watchFocus(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle((wanted) => {
    const keys: string[] = []
    addEventListener(
      'keydown',
      ({ key }) => {
        const screen = document.querySelector<HTMLElement>(wanted)
        const { activeElement } = document
        if (screen && (activeElement === null || activeElement === document.body))
          keys.push(`${key} in ${screen.dataset['phase']}`)
      },
      { capture: true },
    )
    return keys
  }, selector)
  return () => noted.jsonValue()
}
