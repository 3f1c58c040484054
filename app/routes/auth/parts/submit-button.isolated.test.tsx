import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SubmitButton } from './submit-button.tsx'

let onItsWay: FormData | undefined

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useNavigation: () => ({ formData: onItsWay }),
}))

test.each([
  [undefined, false],
  ['login', true],
  ['forgot', false],
])('while the form %s is on its way, the login’s button waits: %s', (intent, waits) => {
  onItsWay = intent === undefined ? undefined : new FormData()
  if (intent !== undefined) onItsWay?.set('intent', intent)
  const markup = renderToStaticMarkup(<SubmitButton intent="login">Sign in</SubmitButton>)
  expect(markup.includes('aria-disabled="true"')).toBe(waits)
})
