// A conform field as our inputs take it.
import type { FieldMetadata } from '@conform-to/react'
import { fieldText } from '../field-words.ts'

interface FieldProps {
  id: string
  name: string
  defaultValue: string | undefined
  error: string | undefined
}

/** Id, name, what was typed before, and the fault in words. */
export function fieldProps(field: FieldMetadata<string | undefined>): FieldProps {
  const { id, name, initialValue, errors } = field
  return { id, name, defaultValue: initialValue, error: fieldText(errors) }
}

/**
 * `autoFocus` for the first faulty of `fields`: without scripts it is how the browser gets there. With them conform moves
 * the focus.
 */
export function focusFirstFault(
  fields: readonly FieldMetadata<string | undefined>[],
): (field: FieldMetadata<string | undefined>) => { autoFocus?: true } {
  const first = fields.find(({ errors }) => errors !== undefined)
  return (field) => (first !== undefined && field.name === first.name ? { autoFocus: true } : {})
}
