import { object } from 'zod/mini'
import { email } from '../fields.ts'

export const forgotSchema = object({ email })
