// GET /study-tools/cards/:setId/picture?card=&side= -> the picture on a side of a card, for its owner alone.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { readPicture } from '#app/domain/flashcards/read-picture.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const { account } = await requireViewer(request, context)
  const { searchParams } = new URL(request.url)
  const picture = await readPicture(context, {
    ...{ userId: account.id, setId: params['setId'] ?? '', cardId: searchParams.get('card') ?? '' },
    side: searchParams.get('side') === 'back' ? 'back' : 'front',
  })
  if (!picture) throw new Response(null, { status: 404 })
  return new Response(picture.bytes, {
    headers: {
      'Content-Type': picture.type,
      'Content-Disposition': 'inline; filename="card"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
