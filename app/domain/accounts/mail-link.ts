import type { CodeType } from './accounts.types.ts'
import type { AccountRefusal } from './refusals.ts'
import type { ReturnAddress } from './return-address.ts'

/** A link as its mail has it. */
export interface MailLink {
  token: string
  type: CodeType
  redirectTo: string | null
}

/** The answer to a link that is worth nothing, or not now. */
export interface RefusedLink {
  kind: 'refused'
  back: ReturnAddress
  refusal: AccountRefusal
  /** Its client looks for errors in the query, too. */
  pkce: boolean
  /** A screen of ours says so. */
  toScreen: boolean
}
