// The forms of the family page: one intent each, one verb each.
import { z } from 'zod'
import { endRenewalsOf } from '#app/domain/billing/end-renewals-of.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { askConsentAgain } from '#app/domain/guardians/ask-consent-again.server.ts'
import { createLinkCode } from '#app/domain/guardians/create-link-code.server.ts'
import { linkChild } from '#app/domain/guardians/link-child.server.ts'
import { removeOtherGuardian } from '#app/domain/guardians/remove-other-guardian.server.ts'
import { unlinkChild } from '#app/domain/guardians/unlink-child.server.ts'
import { unlinkGuardian } from '#app/domain/guardians/unlink-guardian.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { isFreshSignIn } from '#app/request/fresh-viewer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import type { Viewer } from '#app/request/viewer.server.ts'
import { type Outcome, refused } from './outcome.ts'

const id = z.string().min(1).max(64)
const typed = z.string().max(300)

const forms = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('link'), code: typed }),
  z.object({ intent: z.literal('unlink'), childId: id }),
  z.object({ intent: z.literal('ask-me'), childId: id }),
  z.object({ intent: z.literal('remove'), childId: id, guardianId: id }),
  z.object({ intent: z.literal('show-code') }),
  z.object({ intent: z.literal('ask'), email: typed.optional() }),
  z.object({ intent: z.literal('leave'), guardianId: id }),
])

/** Does what the form asks for, as `viewer`; what takes a fresh proof leads to the page that asks for one, and back here. */
export async function act(ctx: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const parsed = forms.safeParse(Object.fromEntries(form))
  if (!parsed.success) return refused('malformed_body')
  const input = parsed.data
  const userId = viewer.account.id
  switch (input.intent) {
    case 'link': {
      const linked = await linkChild(ctx, { guardianId: userId, code: input.code })
      return linked.ok ? { done: 'linked' } : refused(linked.code, input.code)
    }
    case 'unlink': {
      const gone = await unlinkChild(ctx, { guardianId: userId, childId: input.childId })
      if (gone.ok) await endRenewalsOf(ctx, userId)
      return gone.ok ? { done: 'unlinked' } : refused(gone.code)
    }
    case 'ask-me': {
      const asked = await askConsentAgain(ctx, { guardianId: userId, childId: input.childId })
      if (asked.ok) return { done: 'asked' }
      return { refused: asked.code, field: null, typed: '' }
    }
    case 'remove': {
      if (!isFreshSignIn(ctx, viewer)) throw proveFirst()
      const { childId, guardianId: otherId } = input
      const gone = await removeOtherGuardian(ctx, { guardianId: userId, childId, otherId })
      return gone.ok ? { done: 'unlinked' } : refused(gone.code)
    }
    case 'show-code': {
      if (!isFreshSignIn(ctx, viewer)) throw proveFirst()
      const shown = await createLinkCode(ctx, userId)
      return shown.ok ? { shown: shown.value } : refused(shown.code)
    }
    case 'ask': {
      const asked = await askConsent(ctx, { childId: userId, guardianEmail: input.email ?? null })
      return asked.ok ? { done: 'asked' } : refused(asked.code, input.email)
    }
    case 'leave': {
      const gone = await unlinkGuardian(ctx, { guardianId: input.guardianId, childId: userId })
      if (gone.ok) await endRenewalsOf(ctx, userId)
      return gone.ok ? { done: 'unlinked' } : refused(gone.code)
    }
  }
}

function proveFirst(): Response {
  return redirectTo(ownPath('/profile/confirm', { returnTo: ownPath('/family') }))
}
