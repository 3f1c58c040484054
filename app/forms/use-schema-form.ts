// conform with a schema of ours: the browser checks what the server checks, once when sent and then while it is corrected.
import { type DefaultValue, type SubmissionResult, useForm } from '@conform-to/react'
import type { input, output } from 'zod/v4/core'
import { type FormSchema, parseForm } from './parse-form.ts'

export interface SchemaFormOptions<Schema extends FormSchema> {
  id: string
  schema: Schema
  /** The server's answer, once this form was sent. */
  result: SubmissionResult | undefined
  defaultValue?: DefaultValue<input<Schema>>
}

/** As conform's useForm. Errors are codes of the schema; the fields of a screen put them into words. */
export function useSchemaForm<Schema extends FormSchema>({
  schema,
  result,
  ...rest
}: SchemaFormOptions<Schema>) {
  return useForm<input<Schema>, output<Schema>>({
    ...rest,
    ...(result === undefined ? {} : { lastResult: result }),
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(formData, schema),
  })
}
