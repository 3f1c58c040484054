import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

function press(props: Partial<Parameters<typeof Button>[0]>) {
  const onClick = vi.fn()
  const event = { preventDefault: vi.fn() }
  const button = Button({ type: 'submit', onClick, ...props, children: 'Send' })
  button.props.onClick(event as unknown as MouseEvent)
  return { button, acted: onClick.mock.calls.length, isSent: event.preventDefault.mock.calls.length === 0 }
}

test('a button whose answer is awaited sends nothing more, and keeps the focus', () => {
  const { button, acted, isSent } = press({ busy: true })
  expect({ acted, isSent }).toEqual({ acted: 0, isSent: false })
  expect(button.props).toMatchObject({ 'aria-disabled': true })
  expect(button.props.disabled).toBeUndefined()
})

test.each([{}, { busy: false }])('any other sends its form: %o', (props) => {
  const { button, acted, isSent } = press(props)
  expect({ acted, isSent }).toEqual({ acted: 1, isSent: true })
  expect(button.props['aria-disabled']).toBeUndefined()
})
