// The one form of a ticket or card. Sent twice it is one purchase: both carry the page's key.
import { Form, useNavigation } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Button, type ButtonProps } from '#app/ui/button.tsx'

export interface BuyFormProps extends Pick<ButtonProps, 'variant'> {
  item: string
  pageKey: string
  /** Where a refusal is shown. */
  tab?: 'items'
  /** For whom a guardian buys; null: for themself. */
  child: { id: string; name: string } | null
  children: string
}

export function BuyForm({ item, pageKey, tab, child, variant, children }: BuyFormProps) {
  const { formData } = useNavigation()
  const action = ownPath('/store', { tab, for: child?.id })
  const busy = formData?.get('item') === item
  return (
    <Form method="post" action={action} preventScrollReset={false}>
      <input type="hidden" name="key" value={pageKey} />
      <input type="hidden" name="item" value={item} />
      {child !== null && <input type="hidden" name="for" value={child.id} />}
      <Button type="submit" full {...(variant ? { variant } : {})} busy={busy}>
        {child === null ? children : m.store_buy_for({ label: children, name: child.name })}
      </Button>
    </Form>
  )
}
