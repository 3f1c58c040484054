// One choice of two or three, side by side: radio buttons as segments. The browser's own keys and form value.
import './segments.css'
import { Check, CircleX } from 'lucide-react'
import { classNames } from './class-names.ts'
import { TitledAside } from './titled-aside.tsx'

export interface SegmentsProps {
  name: string
  /** The question the segments answer. */
  label: string
  items: readonly { value: string; label: string; note?: string | undefined }[]
  defaultValue?: string | undefined
  error?: string | undefined
  /** For choices that hold at once, without a form. */
  onPick?: (value: string) => void
}

export function Segments({ name, label, items, defaultValue, error, onPick }: SegmentsProps) {
  const errorId = `${name}-error`
  return (
    <fieldset
      className={classNames('segments', error !== undefined && 'faulty')}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{label}</legend>
      <div className="row">
        {items.map((item) => (
          <label key={item.value}>
            <input
              type="radio"
              name={name}
              value={item.value}
              defaultChecked={item.value === defaultValue}
              onChange={() => onPick?.(item.value)}
            />
            <span className="words">
              <Check />
              <span>
                <TitledAside in={item.label} />
              </span>
            </span>
            {item.note !== undefined && <span className="note">{item.note}</span>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="error" id={errorId}>
          <CircleX /> {error}
        </p>
      )}
    </fieldset>
  )
}
