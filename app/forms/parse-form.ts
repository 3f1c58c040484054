// Reads a form through its schema, in the browser and on the server alike. It does what @conform-to/zod does, for zod's small
// edition: that package brings all of zod with it, 24 KB more on a page that has a form.
import { parse, type Submission } from '@conform-to/react'
import { safeParse } from 'zod/mini'
import type { $ZodType, input, output } from 'zod/v4/core'

/** A schema of a form: its fields come in as the strings that were typed. */
export type FormSchema = $ZodType<unknown, Record<string, unknown>>

/** Fields that are missing are undefined, empty ones ''. Errors are what the schema says of them. */
export function parseForm<Schema extends FormSchema>(
  formData: FormData,
  schema: Schema,
): Submission<input<Schema>, string[], output<Schema>> {
  const submission: Submission<output<Schema>> = parse<output<Schema>, string[]>(formData, {
    resolve(payload) {
      const parsed = safeParse(schema, payload)
      if (parsed.success) return { value: parsed.data }
      const error: Record<string, string[]> = {}
      for (const { path, message } of parsed.error.issues) {
        const name = path.join('.')
        error[name] = [...(error[name] ?? []), message]
      }
      return { error }
    },
  })
  return submission
}
