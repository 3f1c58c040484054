// A select list in the notebook's hand, on radix-ui: type-ahead that clears after one second, scroll buttons that
// repeat every 50 ms while held, a native form value. Heavy (radix): import it from routes, not from the shell.
import './select.css'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { describedBy, Field } from './field.tsx'
import { checkSelectItems, type SelectItem } from './select-items.ts'

export interface SelectProps<Value extends string> {
  id: string
  label: string
  items: readonly SelectItem<Value>[]
  /** Shown while nothing is chosen. */
  placeholder: string
  name?: string
  value?: NoInfer<Value>
  defaultValue?: NoInfer<Value>
  onChange?: (value: Value) => void
  hint?: string
  error?: string
  disabled?: boolean
  required?: boolean
}

/** @throws when an item's value is empty or repeated: a bug of the caller. */
export function Select<const Value extends string>(props: SelectProps<Value>) {
  const { id, label, items, placeholder, name = id, value, defaultValue, onChange, hint, error } = props
  const check = checkSelectItems(items)
  if (!check.ok) throw new Error(`Select "${id}": ${check.code} at item ${check.index}`)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Radix.Root
        name={name}
        disabled={props.disabled ?? false}
        required={props.required ?? false}
        {...(value === undefined ? {} : { value })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        onValueChange={(chosen) => {
          const item = items.find((candidate) => candidate.value === chosen)
          if (item !== undefined) onChange?.(item.value)
        }}
      >
        <Radix.Trigger
          id={id}
          className="select control"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, hint, error })}
        >
          <Radix.Value placeholder={placeholder} />
          <Radix.Icon asChild>
            <ChevronDown />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="select-list" position="popper" sideOffset={6} collisionPadding={8}>
            <Radix.ScrollUpButton className="scroll">
              <ChevronUp />
            </Radix.ScrollUpButton>
            <Radix.Viewport>
              {items.map((item) => (
                <Radix.Item
                  key={item.value}
                  value={item.value}
                  disabled={item.disabled ?? false}
                  className="item"
                >
                  <Radix.ItemText>{item.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
            <Radix.ScrollDownButton className="scroll">
              <ChevronDown />
            </Radix.ScrollDownButton>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Field>
  )
}
