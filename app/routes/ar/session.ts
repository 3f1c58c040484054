// The AR session of whoever is signed in.
// GET -> {now, session, filters}: the open session (null: none), and the premium filters this browser's owner has.
// POST {intent: 'start', gameId, device} -> 201 {now, session}; POST {intent: 'end', sessionId} -> 200 {now, ended}.
// POST {intent: 'time', gameId, minutes} -> 201 {now, session}: timed access, and a session as long.
// A refusal is {code, message}: the message is a toast in the reader's language, null where none is shown.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { z } from 'zod'
import { readArFilters } from '#app/domain/access/read-ar-filters.server.ts'
import { buyArTime } from '#app/domain/ar/buy-ar-time.server.ts'
import { endArSession } from '#app/domain/ar/end-ar-session.server.ts'
import { readArSession } from '#app/domain/ar/read-ar-session.server.ts'
import { startArSession } from '#app/domain/ar/start-ar-session.server.ts'
import { refusalResponse } from '#app/platform/errors.ts'
import { readHolder } from '#app/request/buyer.server.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { arStartErrorText, arTimeErrorText } from '#app/words/ar-refusals.ts'

const body = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('start'),
    gameId: z.string().max(40),
    device: z.strictObject({ isCapable: z.boolean(), hasCamera: z.boolean() }).nullable(),
  }),
  z.strictObject({ intent: z.literal('time'), gameId: z.string().max(40), minutes: z.number() }),
  z.strictObject({ intent: z.literal('end'), sessionId: z.string().max(40) }),
])

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const [signedIn, holder] = await Promise.all([readSignedIn(request, context), readHolder(request, context)])
  const [session, filters] = await Promise.all([
    signedIn && readArSession(context, { userId: signedIn.account.id }),
    readArFilters(context, { holder }),
  ])
  return Response.json({ now: context.now(), session, filters })
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return refusalResponse('method_not_allowed')
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return refusalResponse('malformed_body')
  const signedIn = await readSignedIn(request, context)
  if (!signedIn) {
    const message =
      parsed.data.intent === 'time' ? arTimeErrorText('not_signed_in') : arStartErrorText('not_signed_in')
    return refusalResponse('not_signed_in', { message })
  }
  const { id: userId } = signedIn.account
  if (parsed.data.intent === 'end') {
    const ended = await endArSession(context, { userId, sessionId: parsed.data.sessionId })
    return ended.ok
      ? Response.json({ now: context.now(), ended: ended.value })
      : refusalResponse(ended.code, { message: null })
  }
  if (parsed.data.intent === 'time') {
    const { gameId, minutes } = parsed.data
    const bought = await buyArTime(context, { userId, gameId, minutes })
    return bought.ok
      ? Response.json({ now: context.now(), session: bought.value.session }, { status: 201 })
      : refusalResponse(bought.code, { message: arTimeErrorText(bought.code) })
  }
  const { gameId, device } = parsed.data
  const started = await startArSession(context, { userId, gameId, device })
  if (started.ok) return Response.json({ now: context.now(), session: started.value }, { status: 201 })
  const message = started.code === 'not_logged' ? null : arStartErrorText(started.code)
  return refusalResponse(started.code, { message })
}
