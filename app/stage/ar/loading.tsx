// In place of the drawing while it is on its way: how much of it has arrived, and its parts with their sizes.
import { Check } from 'lucide-react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { Button } from '#app/ui/button.tsx'
import { useArrivedKilobytes } from './use-arrived-kilobytes.ts'

export interface LoadingProps {
  parts: readonly { name: string; kilobytes: number; isHere: boolean }[]
  onCancel: () => void
}

export function Loading({ parts, onCancel }: LoadingProps) {
  const number = numberFormat(useLocale())
  const sum = (counted: LoadingProps['parts']) => counted.reduce((all, { kilobytes }) => all + kilobytes, 0)
  const total = sum(parts)
  // A part that is here may have been here before, when none of its files is fetched again.
  const arrived = Math.max(sum(parts.filter(({ isHere }) => isHere)), useArrivedKilobytes(total))
  const loading = m.arplay_loading({ total: number.format(total) })
  return (
    <div className="no-picture loading">
      <p role="status">{loading}</p>
      <progress max={total} value={arrived} aria-label={loading} />
      <p className="muted">
        {m.arplay_arrived({ arrived: number.format(arrived), total: number.format(total) })}
      </p>
      <ul>
        {parts.map(({ name, kilobytes, isHere }) => (
          <li key={name}>
            {name}{' '}
            <span className="muted">{m.arplay_kilobytes({ kilobytes: number.format(kilobytes) })}</span>{' '}
            {isHere && <Check aria-label={m.arplay_loaded()} />}
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="small" onClick={onCancel}>
        {m.arplay_cancel()}
      </Button>
    </div>
  )
}
