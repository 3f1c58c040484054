// /auth: three tabs, each an address of its own (?tab=). Who is signed in already, or is now, is led on.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from '@remix-run/react'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { invitationCookie, readInvitation } from '#app/request/invitation.server.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readTypedAddress } from '#app/request/typed-address.server.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { PLAN_NAMES, planPrice } from '#app/words/plans.ts'
import {
  type Destination,
  destinationPath,
  linkFailed,
  readDestination,
  withDestination,
} from './destination.ts'
import { ForgotForm } from './forgot/forgot-form.tsx'
import { sendReset } from './forgot/send-reset.server.ts'
import { logIn } from './login/log-in.server.ts'
import { LoginForm } from './login/login-form.tsx'
import { resendMail } from './login/resend-mail.server.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { LinkExpired } from './parts/form-message.tsx'
import { type FormReply, useReplyToast } from './parts/form-reply.ts'
import { SocialButtons } from './parts/social-buttons.tsx'
import { createAccount } from './sign-up/create-account.server.ts'
import { defaultCountry } from './sign-up/locale-defaults.ts'
import { namedCountries } from './sign-up/named-countries.ts'
import { SignUpForm } from './sign-up/sign-up-form.tsx'

const TABS = {
  login: { label: m.auth_tab_login, title: m.auth_login_title, lead: m.auth_login_lead, mood: 'hello' },
  signup: { label: m.auth_tab_signup, title: m.auth_signup_title, lead: m.auth_signup_lead, mood: 'hello' },
  forgot: {
    label: m.auth_tab_forgot,
    title: m.auth_forgot_title,
    lead: m.auth_forgot_lead,
    mood: 'thinking',
  },
} as const
type Tab = keyof typeof TABS

/** What the Login tab says to whoever has just signed up (?check=), before and after the mail is opened. */
const NEWCOMERS = new Map([
  ['mail', { title: m.auth_sent_title, lead: m.auth_sent_lead }],
  ['done', { title: m.auth_ready_title, lead: m.auth_ready_lead }],
])

function readTab(params: URLSearchParams): Tab {
  const tab = params.get('tab')
  return tab === 'signup' || tab === 'forgot' ? tab : 'login'
}

export const meta = pageMeta(({ location }) => TABS[readTab(new URLSearchParams(location.search))].label())

const PROVIDERS = ['google', 'microsoft'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const destination = readDestination(searchParams)
  if (await readViewer(request, context)) throw redirectTo(destinationPath(destination))
  const invitation = invitationCookie(searchParams.get('ref') ?? '')
  const view = {
    providers: PROVIDERS.filter((provider) => context.config.providers[provider] !== null),
    countries: namedCountries(),
    country: defaultCountry(request.headers.get('Accept-Language')),
    typedAddress: readTypedAddress(request),
    isInvited: invitation !== null || readInvitation(request) !== null,
    planLead: planLead(destination),
  }
  return json(view, invitation === null ? {} : { headers: { 'Set-Cookie': invitation } })
}

/** What is said to someone who picked a plan and may have no account yet; null: nobody picked one. */
function planLead({ plan }: Destination): string | null {
  if (plan === null) return null
  const name = PLAN_NAMES[plan.tier]()
  if (plan.tier === 'free') return m.auth_plan_lead_free({ plan: name })
  const price = planPrice(plan.tier, plan.interval)
  return m.auth_plan_lead({ plan: name, price })
}

/** The tabs need nothing anew from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname
}

export async function action({ request, context }: ActionFunctionArgs) {
  const destination = readDestination(new URL(request.url).searchParams)
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'signup':
      return createAccount(request, context, form, { destination, invitation: readInvitation(request) })
    case 'forgot':
      return sendReset(context, form)
    case 'resend':
      return resendMail(request, context, form)
    default:
      return logIn(request, context, form, destination)
  }
}

export default function SignIn() {
  const { providers, countries, country, typedAddress, isInvited, planLead } = useLoaderData<typeof loader>()
  const reply = useActionData<FormReply>()
  useReplyToast(reply?.message)
  const [params] = useSearchParams()
  const locale = useLocale()
  // What was typed on one tab is there on the next.
  const [typed, setTyped] = useState<string>()
  const email = typed ?? typedAddress ?? undefined
  const tab = readTab(params)
  const destination = readDestination(params)
  const { title, lead, mood } = TABS[tab]
  const isForPlan = planLead !== null && tab !== 'forgot'
  const news = tab === 'login' ? NEWCOMERS.get(params.get('check') ?? '') : undefined
  return (
    <AuthPage
      title={news ? news.title() : isForPlan ? m.auth_plan_title() : title()}
      lead={isForPlan ? planLead : news ? news.lead() : lead()}
      mood={mood}
    >
      <TabLinks
        label={m.auth_tabs_label()}
        panelId="auth-panel"
        tabs={(['login', 'signup', 'forgot'] as const).map((name) => ({
          id: `tab-${name}`,
          to: withDestination('/auth', destination, name === 'login' ? {} : { tab: name }),
          label: TABS[name].label(),
          selected: name === tab,
        }))}
      />
      <AuthPanel id="auth-panel" labelledBy={`tab-${tab}`} onTyped={setTyped}>
        {!reply && linkFailed(params) && <LinkExpired />}
        {isInvited && tab !== 'forgot' && <Notice icon={<Gift />}>{m.referral_auth_notice()}</Notice>}
        {tab === 'login' && (
          <LoginForm
            reply={reply}
            email={email}
            checkMail={params.get('check') === 'mail'}
            destination={destination}
          />
        )}
        {tab === 'signup' && (
          <SignUpForm
            reply={reply}
            email={email}
            role={params.get('role') === 'parent' ? 'parent' : undefined}
            language={locale}
            country={country}
            countries={countries}
          />
        )}
        {tab === 'forgot' && <ForgotForm reply={reply} email={email} />}
        {tab !== 'forgot' && <SocialButtons providers={providers} destination={destination} />}
        {tab === 'login' && (
          <p className="quiet">
            <Link to={withDestination('/auth/school', destination)}>{m.auth_school()}</Link>
          </p>
        )}
      </AuthPanel>
    </AuthPage>
  )
}
