// `rpc`: how a subject lets clients call one of its verbs by name, with checked arguments.
import type { z } from 'zod'
import type { AppContext } from '#app/platform/context.ts'
import { type DataResult, dataRefusal } from './data-refusals.ts'
import type { Principal } from './principal.ts'

export interface DataFunction {
  /** Only a function that changes nothing may be called by GET. */
  readonly changes: boolean
  /** null: nothing to answer. */
  call(ctx: AppContext, principal: Principal, name: string, args: unknown): Promise<DataResult<unknown>>
}

export interface FunctionDeclaration<Args> {
  /** A strict object: names it does not have are refused. */
  args: z.ZodType<Args>
  changes: boolean
  run(ctx: AppContext, principal: Principal, args: Args): Promise<DataResult<unknown>>
}

export function declareFunction<Args>({ args, changes, run }: FunctionDeclaration<Args>): DataFunction {
  return {
    changes,
    async call(ctx, principal, name, given) {
      const parsed = args.safeParse(given)
      if (parsed.success) return run(ctx, principal, parsed.data)
      const issue = parsed.error.issues[0]
      const path = issue?.path.join('.') ?? ''
      const isThere = typeof given === 'object' && given !== null && Object.hasOwn(given, path)
      return isThere
        ? dataRefusal('22P02', `invalid input syntax for argument "${path}": ${issue?.message}`)
        : unknownFunction(name, given)
    },
  }
}

/** There is no function of that name, or none with those arguments. */
export function unknownFunction(name: string, args: unknown) {
  const names = typeof args === 'object' && args !== null ? Object.keys(args).join(', ') : ''
  return dataRefusal(
    'PGRST202',
    `Could not find the function public.${name}${names ? `(${names})` : ' without parameters'} in the schema cache`,
  )
}
