import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

export interface SubmitButtonProps {
  /** Of the form's hidden field `intent`: which form is on its way. */
  intent: string
  children: ReactNode
}

/** The key action of a form: busy while this form, and no other of the screen, is on its way. */
export function SubmitButton({ intent, children }: SubmitButtonProps) {
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === intent
  return (
    <Button type="submit" full keyAction busy={busy}>
      {children}
    </Button>
  )
}
