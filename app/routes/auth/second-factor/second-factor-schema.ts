import { object } from 'zod/mini'
import { sixDigits } from '../fields.ts'

export const secondFactorSchema = object({ code: sixDigits })
