// The provider's books as a list of payments.
import type { CardProvider } from '#tests/factories/card-provider.ts'
import type { CardMoney } from '#tests/factories/card-subscriptions.ts'

function isBack({ refunded, dispute }: CardMoney): boolean {
  return refunded || dispute === 'open' || dispute === 'lost'
}

export function isGood({ paid, ...money }: CardMoney & { paid: boolean }): boolean {
  return paid && !isBack(money)
}

/** Every payment there was to be: of checkouts, and of what subscriptions were invoiced later. */
export function paymentsOf({ checkouts, subscriptions }: Pick<CardProvider, 'checkouts' | 'subscriptions'>) {
  const later = subscriptions.invoices().filter(({ id, due }) => due > 0 && !checkouts.has(id))
  return [
    ...[...checkouts.values()].map(({ sessionId: id, customerId, paid: isPaid, ...money }) => ({
      id,
      customerId,
      isPaid,
      isGood: isPaid && !isBack(money),
    })),
    ...later.map(({ id, customerId, isPaid, money }) => ({
      id,
      customerId,
      isPaid,
      isGood: isPaid && !isBack(money),
    })),
  ]
}
