import { Form } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'

/** Erasing takes two presses: unfold, then the button beside what it does. */
export function EraseFold({ label }: { label: string }) {
  return (
    <Fold label={label}>
      <Form method="post">
        <p>{m.family_erase_text()}</p>
        <Button type="submit" name="intent" value="erase" variant="danger">
          {m.family_erase_sure()}
        </Button>
      </Form>
    </Fold>
  )
}
