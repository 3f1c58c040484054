// The one form of a ticket or card. Pressed twice it is one purchase: both presses carry the page's key.
import { Form, useNavigation } from '@remix-run/react'
import { Button, type ButtonProps } from '#app/ui/button.tsx'

export interface BuyFormProps extends Pick<ButtonProps, 'variant'> {
  item: string
  pageKey: string
  /** Where a refusal is shown. */
  action: string
  children: string
}

export function BuyForm({ item, pageKey, action, variant, children }: BuyFormProps) {
  const { formData } = useNavigation()
  const busy = formData?.get('item') === item
  return (
    <Form method="post" action={action} preventScrollReset={false}>
      <input type="hidden" name="key" value={pageKey} />
      <input type="hidden" name="item" value={item} />
      <Button
        type="submit"
        full
        {...(variant ? { variant } : {})}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (busy) event.preventDefault()
        }}
      >
        {children}
      </Button>
    </Form>
  )
}
