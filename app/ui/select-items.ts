// What a select may offer. An item never has an empty value (spec 001 section 5): an empty string means "nothing
// chosen", so it would be an answer nobody can tell from silence. Literal '' fails to compile, other data is refused.

/** `Value`, or never when it is the empty string itself. */
export type NonEmpty<Value extends string> = Value extends '' ? never : Value

export interface SelectItem<Value extends string = string> {
  value: NonEmpty<Value>
  label: string
  disabled?: boolean
}

export type SelectItemsCheck =
  | { ok: true }
  | { ok: false; code: 'empty_value' | 'repeated_value'; index: number }

/** Refuses items with an empty (or blank) value and items that share one. */
export function checkSelectItems(items: readonly { readonly value: string }[]): SelectItemsCheck {
  const seen = new Set<string>()
  for (const [index, { value }] of items.entries()) {
    if (value.trim() === '') return { ok: false, code: 'empty_value', index }
    if (seen.has(value)) return { ok: false, code: 'repeated_value', index }
    seen.add(value)
  }
  return { ok: true }
}
