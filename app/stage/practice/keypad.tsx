// Keys for what a phone's keyboard hides: they type at the caret of a field.
import { Delete } from 'lucide-react'
import type { RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import './keypad.css'

export interface Key {
  readonly types: string
  /** Where the sign does not say it by itself. */
  readonly label?: string | undefined
}

export interface KeypadProps {
  keys: readonly Key[]
  field: RefObject<HTMLInputElement | null>
  /** In characters. */
  longest: number
  onType: (text: string) => void
}

export function Keypad({ keys, field, longest, onType }: KeypadProps) {
  /** Types at the caret, or takes away what is before it. */
  function press(types: string | null) {
    const input = field.current
    if (!input) return
    const { length } = input.value
    const [from, to] = [input.selectionStart ?? length, input.selectionEnd ?? length]
    const start = types === null && from === to ? Math.max(0, from - 1) : from
    if (length - (to - start) + (types?.length ?? 0) > longest) return
    input.setRangeText(types ?? '', start, to, 'end')
    onType(input.value)
  }

  return (
    <fieldset className="keypad">
      <legend className="visually-hidden">{m.practice_keypad()}</legend>
      {keys.map(({ types, label }) => (
        <button
          key={types}
          type="button"
          aria-label={label}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(types)}
        >
          {types === '-' ? '−' : types}
        </button>
      ))}
      <button
        type="button"
        aria-label={m.practice_key_delete()}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => press(null)}
      >
        <Delete aria-hidden />
      </button>
    </fieldset>
  )
}
