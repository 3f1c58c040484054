import { object } from 'zod/mini'
import { sixDigits } from '../fields.ts'

export const secondFactorSchema = object({ code: sixDigits })

/** Of a press that looks at no field. */
export const nothingSchema = object({})
