// /study-tools/cards/:setId/study: a set of cards is studied. Visitors study the starter sets; what they do stays in their
// browser until they sign in.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { StudyRoom } from '#app/stage/cards/study-room.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { readStudyView } from '#app/views/study-cards.server.ts'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const userId = (await readSignedIn(request, context))?.account.id ?? null
  const view = await readStudyView(context, { setId: params['setId'] ?? '', userId })
  if (!view) throw new Response(null, { status: 404 })
  return { ...view, owner: userId }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: `${m.study_title({ title: data?.set.title ?? '' })} – ${PRODUCT_NAME}`,
  },
  { name: 'robots', content: 'noindex' },
]

export default function Study() {
  const view = useLoaderData<typeof loader>()
  return (
    <Page>
      <Wrap>
        <StudyRoom key={view.set.id} {...view} />
      </Wrap>
    </Page>
  )
}
