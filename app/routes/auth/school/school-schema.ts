import { object } from 'zod/mini'
import { email } from '../fields.ts'

export const schoolSchema = object({ email })
