// /auth/link?code=…: before an identity that a client of the API began to link joins its account, the person in this browser
// reads which one and says yes. Works without scripts.
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { confirmLink, readPendingLink } from '#app/domain/accounts/confirm-link.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { returnFromProvider } from '#app/request/return-from-provider.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { maskedAddress } from './callback/arrival.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { SECRET_ADDRESS_HEADERS } from './parts/secret-address.ts'

const PROVIDERS: Readonly<Record<string, string>> = { google: 'Google', microsoft: 'Microsoft' }

export const meta = pageMeta(() => m.profile_sign_in())

export const headers: HeadersFunction = () => SECRET_ADDRESS_HEADERS

export async function loader({ request, context }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('code') ?? ''
  const pending = await readPendingLink(context, code)
  if (!pending) return json({ code, asked: null })
  const { account, provider, email } = pending
  return json({
    code,
    asked: {
      provider: PROVIDERS[provider] ?? m.auth_email(),
      identity: maskedAddress(email, null),
      account: maskedAddress(account.email, account.phone),
    },
  })
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const code = String((await request.formData().catch(() => null))?.get('code') ?? '')
  return returnFromProvider(context, await confirmLink(context, code), true)
}

export default function ConfirmLink() {
  const { code, asked } = useLoaderData<typeof loader>()
  if (asked === null)
    return (
      <AuthPage title={`*${m.callback_failed()}*`} lead={m.callback_failed_text()} mood="oops">
        <AuthPanel>
          <ButtonLink to="/" full>
            {m.shell_return_home()}
          </ButtonLink>
        </AuthPanel>
      </AuthPage>
    )
  return (
    <AuthPage title={m.callback_link_title()} lead={m.callback_link_lead(asked)} mood="thinking">
      <AuthPanel>
        <form method="post">
          <input type="hidden" name="code" value={code} />
          <Button type="submit" full keyAction>
            {m.callback_link_yes({ account: asked.account })}
          </Button>
        </form>
        <p className="quiet">
          <Link to="/">{m.callback_link_no()}</Link>
        </p>
      </AuthPanel>
    </AuthPage>
  )
}
