import { CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import './adult-tick.css'

/** The box a grown-up ticks before money is spent for a student. Never ticked beforehand. Its field is `grown-up`. */
export function AdultTick({ isMissing }: { isMissing: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])
  return (
    <div className="adult-tick">
      <label>
        <input
          ref={box}
          type="checkbox"
          name="grown-up"
          value="yes"
          aria-describedby={isMissing ? 'agree-first' : undefined}
          aria-invalid={isMissing || undefined}
        />
        <span>{m.billing_checkout_agree()}</span>
      </label>
      {isMissing && (
        <p className="error" id="agree-first" role="alert">
          <CircleX aria-hidden /> {m.billing_checkout_agree_first()}
        </p>
      )}
    </div>
  )
}
