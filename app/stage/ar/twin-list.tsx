// A list of things to press, beside the scene: what is pressed there is pressed here, in the same order. Keys 1 to 9, and 0 for the
// tenth, press them while the list takes keys.
import { Hand } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useListKeys } from './use-list-keys.ts'
import './twin-list.css'

export interface TwinItem {
  /** Unique within the list. */
  readonly id: string
  readonly name: ReactNode
  /** What is to be known of it: "2 bonds, 1 free", "in the glass". */
  readonly note?: string | undefined
  /** Held, in the glass, placed: what pressing it has switched on. Left out where pressing switches nothing. */
  readonly isPressed?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  press(): void
}

export interface TwinListProps {
  title: string
  items: readonly TwinItem[]
  /** Whether the number keys press these; one list at a time. */
  takesKeys: boolean
  /** Two for pairs: one less, one more. */
  columns?: 1 | 2
}

/** "1" to "9", then "0"; none beyond the tenth. */
function keyOf(place: number): string | undefined {
  return place < 10 ? String((place + 1) % 10) : undefined
}

export function TwinList({ title, items, takesKeys, columns = 1 }: TwinListProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  useListKeys(list, takesKeys ? (place) => items[place] : null)
  return (
    <div className="twin-list" data-columns={columns}>
      <h2 id={id}>{title}</h2>
      <ul ref={list} aria-labelledby={id}>
        {items.map(({ id: item, name, note, isPressed, isDisabled = false, press }, place) => (
          <li key={item}>
            <button
              type="button"
              aria-pressed={isPressed}
              aria-disabled={isDisabled}
              aria-keyshortcuts={takesKeys ? keyOf(place) : undefined}
              onClick={() => !isDisabled && press()}
            >
              {takesKeys && keyOf(place) !== undefined && (
                <span className="key" aria-hidden="true">
                  {keyOf(place)}
                </span>
              )}
              <span className="words">
                <span className="name">{name}</span>
                {note !== undefined && (
                  <>
                    <span className="visually-hidden">, </span>
                    <span className="note">{note}</span>
                  </>
                )}
              </span>
              {isPressed && <Hand aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
