import { describe, expect, it, vi } from 'vitest'
import { NoCheckoutPage, PaymentDeclined, PaymentsUnavailable } from './payments.ts'

describe('the provider’s errors', () => {
  it('are told apart', () => {
    const errors = [
      new PaymentsUnavailable('a'),
      new PaymentDeclined('b'),
      new NoCheckoutPage('c'),
      new Error('d'),
    ]
    expect(errors.map((error) => error instanceof PaymentsUnavailable)).toEqual([true, true, true, false])
    expect(errors.map((error) => error instanceof PaymentDeclined)).toEqual([false, true, false, false])
    expect(errors.map((error) => error instanceof NoCheckoutPage)).toEqual([false, false, true, false])
  })

  it('are known to a bundle that has the classes a second time', async () => {
    vi.resetModules()
    const other = await import('./payments.ts')
    expect(other.PaymentsUnavailable).not.toBe(PaymentsUnavailable)
    expect(new other.PaymentsUnavailable('a')).toBeInstanceOf(PaymentsUnavailable)
    expect(new other.PaymentDeclined('b')).toBeInstanceOf(PaymentDeclined)
    expect(new other.NoCheckoutPage('c')).toBeInstanceOf(NoCheckoutPage)
    expect(new other.PaymentsUnavailable('d')).not.toBeInstanceOf(PaymentDeclined)
  })
})
