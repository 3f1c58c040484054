// Reads a form through its schema, in the browser and on the server alike. It does what @conform-to/zod does, for zod's small
// edition: that package brings all of zod with it, 24 KB more on a page that has a form.
import { parse, type Submission } from '@conform-to/react'
import { safeParse } from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'

/** Fields arrive as the strings that were typed, missing ones as undefined. Errors are what the schema says of them. */
export function parseForm<Schema extends $ZodType>(
  formData: FormData,
  schema: Schema,
): Submission<output<Schema>> {
  return parse<output<Schema>, string[]>(formData, {
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
}
