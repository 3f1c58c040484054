import { object } from 'zod/mini'
import { email, password } from '../fields.ts'

export const loginSchema = object({ email, password })
