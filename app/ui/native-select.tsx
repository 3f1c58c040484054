// The browser's own list in the notebook's hand: works before and without scripts, so forms of accounts use it.
import './native-select.css'
import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, Field } from './field.tsx'

export interface NativeSelectItem {
  value: string
  label: string
}

export interface NativeSelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'children'> {
  id: string
  label: string
  items: readonly NativeSelectItem[]
  hint?: string | undefined
  error?: string | undefined
}

export function NativeSelect({ id, label, items, hint, error, className, ...rest }: NativeSelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="native-select">
        <select
          id={id}
          name={id}
          className={classNames('control', className)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, hint, error })}
          {...rest}
        >
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.label}
            </option>
          ))}
        </select>
        <ChevronDown />
      </span>
    </Field>
  )
}
