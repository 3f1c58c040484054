import { useLocale } from '#app/preferences/use-preferences.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { LinkTarget } from '#app/ui/link.tsx'
import { dayWords } from '#app/words/days.ts'

export interface NoneLeftProps {
  /** YYYY-MM-DD. */
  next: string
  /** What is used up, and that there is more on that day. */
  say: (inputs: { day: string }) => string
  back: { readonly to: LinkTarget; readonly label: string }
}

/** In place of a form that could only be refused: the limit of this month is used up. */
export function NoneLeft({ next, say, back }: NoneLeftProps) {
  const day = dayWords(next, 'long', useLocale())
  return <EmptyState title={say({ day })} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
}
