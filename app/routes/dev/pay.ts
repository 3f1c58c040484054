// POST /dev/pay {"session_id": "cs_..."}: pays a checkout at the stand-in for the card provider, as the buyer would on its page.
// Development only. Answers once the app has been told, 404 without a stand-in, 409 when the checkout cannot be paid.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { requireDevelopment } from '#app/request/require-development.ts'

const WEBHOOK_PATIENCE_MS = 5_000

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireDevelopment(context)
  const { paymentsStandIn } = context.config
  if (paymentsStandIn === null) return new Response(null, { status: 404 })
  const body = await request.text()
  const answer = await context.fetch(`${paymentsStandIn}/control/pay`, { method: 'POST', body })
  if (!answer.ok) return new Response(await answer.text(), { status: 409 })
  const told = { method: 'POST', signal: AbortSignal.timeout(WEBHOOK_PATIENCE_MS) }
  await context.fetch(`${paymentsStandIn}/control/settled`, told).catch(() => null)
  return Response.json({ paid: true })
}
