import { z } from 'zod'
import { AMR_METHODS, type AmrMethod } from '../accounts.types.ts'

const methods = z.enum(AMR_METHODS)

/** What a session will say it was signed in with. */
export function methodOf({ method }: { method: string }): AmrMethod {
  return methods.parse(method)
}
