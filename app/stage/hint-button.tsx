import { Lightbulb } from 'lucide-react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'

export interface HintButtonProps {
  /** Steps that are still to be had. */
  left: number
  disabled: boolean
  onHint: () => void
}

/** Asks for the next of a question's hints, which cost nothing. */
export function HintButton({ left, disabled, onHint }: HintButtonProps) {
  const unavailable = disabled || left === 0
  return (
    <Button
      variant="ghost"
      size="small"
      className="hint-button"
      icon={<Lightbulb aria-hidden />}
      aria-disabled={unavailable}
      onClick={() => !unavailable && onHint()}
    >
      {m.play_hint()}{' '}
      <span className="muted">{m.play_hints_left({ count: numberFormat(useLocale()).format(left) })}</span>
    </Button>
  )
}
