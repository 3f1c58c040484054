// /subscription: the plan somebody has, until when, and all that can be done about it. Works without scripts.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readViewer, requireViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { subscriptionStatus } from '#app/subscription-status.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { type Reply, useReplyToast } from '#app/ui/reply.ts'
import { ReplyNotice } from '#app/ui/reply-notice.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { unreadReply } from '#app/unread-reply.server.ts'
import { actOnSubscription } from './subscription/act.server.ts'
import { ChangeSheet } from './subscription/change-sheet.tsx'
import { comeBack } from './subscription/come-back.server.ts'
import { PlanSheet } from './subscription/plan-sheet.tsx'
import { subscriptionWords } from './subscription/subscription-words.server.ts'
import './subscription/subscription.css'

export const meta: MetaFunction = () => [
  { title: `${m.shell_subscription()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const sessionId = new URL(request.url).searchParams.get('session_id')
  const returned = sessionId === null ? null : await comeBack(context, account.id, sessionId)
  const status = await subscriptionStatus(context, account.id)
  const reader = { locale: context.locale, timeZone: context.caller.timeZone }
  return { words: subscriptionWords(status, reader), unread: unreadReply(context, status), returned }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await readViewer(request, context)
  const form = await request.formData().catch(() => new FormData())
  return actOnSubscription(context, viewer?.account.id ?? null, form)
}

export default function SubscriptionPage() {
  const { words, unread, returned } = useLoaderData<typeof loader>()
  const reply = useActionData<Reply>()
  useReplyToast(unread)
  useReplyToast(returned)
  useReplyToast(reply)
  return (
    <Page className="subscription">
      <Wrap>
        <SectionHead level={1} title={m.shell_subscription()} lead={words.lead} />
        <div className="notes">
          <ReplyNotice reply={unread} />
          <ReplyNotice reply={returned} />
          <ReplyNotice reply={reply} />
          {words.notes.map(({ tone, text }) => (
            <Notice key={text} tone={tone}>
              <p>{text}</p>
            </Notice>
          ))}
        </div>
        <div className="sheets">
          <PlanSheet words={words} />
          {words.change !== null && <ChangeSheet words={words.change} />}
        </div>
      </Wrap>
    </Page>
  )
}
