// A form that stores one preference. Without scripts it posts to /preferences and comes back; with them `onChoose`
// answers at once and nothing is sent. Its buttons carry the choice: `<button name="value" value="dark">`.
import { useLocation } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import type { PreferenceKey } from '#app/preferences/preferences.ts'

export interface PreferenceFormProps {
  preference: PreferenceKey
  /** Leave out where the whole document must come anew, as for the language. */
  onChoose?: (value: string) => void
  /** A path on this origin; the page the form is on, unless told. */
  returnTo?: string
  className?: string
  children: ReactNode
}

export function PreferenceForm({ preference, onChoose, returnTo, className, children }: PreferenceFormProps) {
  const { pathname, search } = useLocation()
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const value = pressedValue(event)
    if (!onChoose || value === null) return
    event.preventDefault()
    onChoose(value)
  }
  return (
    <form method="post" action="/preferences" className={className} onSubmit={handleSubmit}>
      <input type="hidden" name="key" value={preference} />
      <input type="hidden" name="returnTo" value={returnTo ?? pathname + search} />
      {children}
    </form>
  )
}

/** The value of the button that was pressed; null when a browser does not tell, and the form posts as usual. */
function pressedValue({ nativeEvent }: FormEvent<HTMLFormElement>): string | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return button instanceof HTMLButtonElement ? button.value : null
}
