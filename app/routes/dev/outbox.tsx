// GET /dev/outbox: what this server has sent or is about to send. With `?to=<address>` a JSON list, newest first;
// without, a page for people, whose search is called `search` for that reason. One address for both means that Remix
// cannot draw the page (a route with a component never answers JSON), so the document is made here. Development only.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { readOutbox } from '#app/domain/messages/read-outbox.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import { requireDevelopment } from '#app/request/require-development.ts'
import { outboxDocument } from './outbox/outbox-document.server.tsx'
import { presentMessage } from './outbox/present-message.ts'

/** In an address a plus that nobody encoded is a space; no mail address has one. */
function askedRecipient(value: string): string {
  return value.includes('@') ? value.trim().replaceAll(' ', '+') : value
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireDevelopment(context)
  const { searchParams } = new URL(request.url)
  const to = searchParams.get('to')
  if (to !== null) {
    const kept = await readOutbox(asSystem(context), askedRecipient(to))
    return Response.json(kept.map(({ message }) => presentMessage(message)))
  }
  const search = searchParams.get('search')?.trim() ?? ''
  const kept = await readOutbox(asSystem(context), search === '' ? null : askedRecipient(search))
  return new Response(outboxDocument(search, kept), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
