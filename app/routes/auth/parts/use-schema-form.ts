// conform with a schema of ours: the browser checks what the server checks, once when sent and then while it is corrected.
import { type DefaultValue, type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import type { $ZodType, output } from 'zod/v4/core'
import { parseForm } from '#app/forms/parse-form.ts'
import { fieldText } from '../field-words.ts'

type Fields = Record<string, string | null | undefined>

export interface SchemaFormOptions<Values extends Fields> {
  id: string
  schema: $ZodType<Values>
  /** The server's answer, if this form was sent. */
  result: SubmissionResult | undefined
  defaultValue?: DefaultValue<Values>
}
