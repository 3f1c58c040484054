// GET /study-tools/cards/:setId/export?as=csv|tsv -> the cards of a set as a file; cells a spreadsheet would run are text.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { MOST_CARDS_A_SET } from '#app/domain/flashcards/card-limits.ts'
import { readSet } from '#app/domain/flashcards/read-set.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { writeTable } from '#engine/cards/table.ts'

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const { account } = await requireViewer(request, context)
  const asked = { userId: account.id, setId: params['setId'] ?? '', from: 0, most: MOST_CARDS_A_SET }
  const set = await readSet(context, asked)
  if (!set) throw new Response(null, { status: 404 })
  const kind = new URL(request.url).searchParams.get('as') === 'tsv' ? 'tsv' : 'csv'
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  const table = `\ufeff${writeTable(set.cards, kind === 'tsv' ? '\t' : ',')}`
  return new Response(table, {
    headers: {
      'Content-Type': `text/${kind === 'tsv' ? 'tab-separated-values' : 'csv'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="cards.${kind}"`,
      'Cache-Control': 'no-store',
    },
  })
}
