// /study-tools/cards/new: a set gets its name. Works without scripts.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { MOST_CHARACTERS } from '#app/domain/flashcards/card-limits.ts'
import { createSet } from '#app/domain/flashcards/create-set.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { TextInput } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { textOf } from './form-text.ts'
import { refusalWords } from './refusal-words.ts'
import './card-set.css'

export const meta: MetaFunction = () => [
  { title: `${m.cards_new_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireViewer(request, context)
  return { setId: context.newId() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const form = await readForm(request)
  const [id, title, subtitle] = [textOf(form, 'id'), textOf(form, 'title'), textOf(form, 'subtitle')]
  const created = await createSet(context, { userId: account.id, id: id || context.newId(), title, subtitle })
  if (created.ok) return redirectTo(ownPath(`/study-tools/cards/${encodeURIComponent(created.value.id)}`))
  return { code: created.code === 'no_text' ? ('no_title' as const) : created.code }
}

export default function NewSet() {
  const { setId } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isSending = useNavigation().state !== 'idle'
  const error = refused?.code === 'no_title' ? refusalWords('no_title') : undefined
  return (
    <Page className="card-set-page">
      <Wrap>
        <SectionHead level={1} title={m.cards_new_title()} lead={m.cards_new_lead()} />
        {refused && error === undefined && (
          <Notice tone="warn" role="alert">
            <p>{refusalWords(refused.code)}</p>
          </Notice>
        )}
        <Sheet>
          <Form method="post">
            <input type="hidden" name="id" value={setId} />
            <TextInput
              id="title"
              label={m.cards_field_title()}
              maxLength={MOST_CHARACTERS.title}
              required
              autoComplete="off"
              error={error}
            />
            <TextInput
              id="subtitle"
              label={m.cards_field_subtitle()}
              maxLength={MOST_CHARACTERS.subtitle}
              autoComplete="off"
            />
            <ButtonRow>
              <Button type="submit" keyAction busy={isSending}>
                {m.cards_create()}
              </Button>
              <ButtonLink to="/study-tools" variant="ghost">
                {m.cards_cancel()}
              </ButtonLink>
            </ButtonRow>
          </Form>
        </Sheet>
      </Wrap>
    </Page>
  )
}
