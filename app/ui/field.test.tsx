import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describedBy, TextInput } from './field.tsx'

describe('field', () => {
  it('ties hint and error to the control', () => {
    const markup = renderToStaticMarkup(<TextInput id="email" label="Email" hint="Yours" error="Missing" />)
    expect(markup).toContain('aria-describedby="email-hint email-error"')
    expect(markup).toContain('id="email-hint"')
    expect(markup).toContain('id="email-error"')
    expect(markup).toContain('aria-invalid="true"')
    expect(markup).toContain('for="email"')
  })
  it('describes nothing when there is nothing to say', () => {
    expect(describedBy({ id: 'email' })).toBeUndefined()
    expect(renderToStaticMarkup(<TextInput id="email" label="Email" />)).not.toContain('aria-')
  })
})
