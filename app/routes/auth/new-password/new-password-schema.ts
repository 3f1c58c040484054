import { object } from 'zod/mini'
import { password } from '../fields.ts'

export const newPasswordSchema = object({ password })
