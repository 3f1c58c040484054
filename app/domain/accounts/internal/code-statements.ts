// A six-digit code and, in mails, a link that does the same: what is written down and what is sent, as one batch.

import type { Statement } from '#app/db/run-batch.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { isLocale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { MessageKind } from '#app/platform/message.ts'
import { type CodeKind, flowStates, oneTimeCodes } from '../accounts.schema.ts'
import type { AmrMethod, CodeChallenge, Metadata } from '../accounts.types.ts'
import { callerNetworkHash } from './caller-network-hash.ts'
import { codeToken, codeTokenHash, PKCE_PREFIX } from './code-token.ts'
import type { Address } from './read-address.ts'
import { readReturnAddress, returnHref } from './redirect-target.ts'

const MINUTE_MS = 60_000
/** How long a code or link is good. */
export const CODE_LIFETIME_MS = { email: 60 * MINUTE_MS, sms: 10 * MINUTE_MS } as const

/** Where the asker wants to end up, and how. */
export interface LinkFlow {
  redirectTo: string | null
  challenge: CodeChallenge | null
  /** One of our own screens asked: the link leads to a screen. */
  fromScreen: boolean
}

export interface CodeToSend {
  /** A user, or a pending sign-up; null: nobody has this address. The same work is done; nothing arrives. */
  ownerId: string | null
  kind: CodeKind
  address: Address
  message: MessageKind
  /** `type` of the link; null: the code alone is sent. */
  linkType: 'signup' | 'recovery' | 'magiclink' | 'email_change' | null
  /** What a session by PKCE will say it was signed in with. */
  method: AmrMethod
  flow: LinkFlow
  /** Of the account or sign-up: its language is the message's. */
  metadata: Metadata
  newEmail?: string
}

export async function codeStatements(ctx: AppContext, code: CodeToSend): Promise<Statement[]> {
  const { ownerId, kind, address, flow } = code
  const digits = ctx.newCode()
  const row = { id: ctx.newId(), kind, address: address.value }
  const token = await codeToken(ctx, row, digits)
  const now = ctx.now()
  const expiresAt = now + CODE_LIFETIME_MS[address.channel]
  const redirectTo = returnHref(ctx, readReturnAddress(ctx, flow.redirectTo))
  const statements: Statement[] = []
  const flowId = flow.challenge && ownerId !== null ? ctx.newId() : null
  if (flow.challenge && flowId !== null)
    statements.push(
      ctx.db.insert(flowStates).values({
        id: flowId,
        method: code.method,
        codeChallenge: flow.challenge.challenge,
        codeChallengeMethod: flow.challenge.method,
        redirectTo,
        expiresAt,
        createdAt: now,
      }),
    )
  if (ownerId !== null)
    statements.push(
      ctx.db.insert(oneTimeCodes).values({
        ...row,
        ownerId,
        tokenHash: await codeTokenHash(token),
        askedFrom: await callerNetworkHash(ctx),
        flowId,
        fromScreen: flow.fromScreen,
        expiresAt,
        sentAt: now,
      }),
    )
  const { statement } = await queueMessage(
    ctx,
    {
      channel: address.channel,
      recipient: address.value,
      kind: code.message,
      locale: isLocale(code.metadata['language']) ? code.metadata['language'] : ctx.caller.locale,
      params: {
        code: digits,
        ...(code.linkType !== null && {
          link: verifyLink(ctx, flowId === null ? token : PKCE_PREFIX + token, code.linkType, redirectTo),
        }),
        ...(code.newEmail !== undefined && { newEmail: code.newEmail }),
      },
    },
    { decoy: ownerId === null },
  )
  return [...statements, statement]
}

function verifyLink(ctx: AppContext, token: string, type: string, redirectTo: string): string {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo })
  return `${ctx.config.siteUrl}/auth/v1/verify?${query}`
}
