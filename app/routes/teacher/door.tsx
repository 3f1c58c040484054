import { m } from '#app/i18n/generated/messages.ts'
import { ownPath } from '#app/request/own-path.ts'
import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'

const BACK = { returnTo: '/teacher/portal' }
const RESOURCES = { to: ownPath('/resources/for-teachers'), label: m.portal_resources }

const DOORS = {
  visitor: {
    lead: m.portal_visitor_lead,
    text: m.portal_visitor_text,
    ways: [
      { to: ownPath('/auth', BACK), label: m.shell_sign_in },
      { to: ownPath('/auth', { tab: 'signup', ...BACK }), label: m.portal_sign_up },
      RESOURCES,
    ],
  },
  other: {
    lead: m.portal_other_lead,
    text: m.portal_other_text,
    ways: [{ to: ownPath('/profile'), label: m.portal_profile }, RESOURCES],
  },
}

/** Before the teachers' room: who may come in, and where else to go. */
export function Door({ who }: { who: keyof typeof DOORS }) {
  const { lead, text, ways } = DOORS[who]
  return (
    <div className="door">
      <div>
        <h1>
          <InkTitle text={m.portal_title()} />
        </h1>
        <p className="lead">{lead()}</p>
        <p className="more">{text()}</p>
        <ButtonRow>
          {ways.map(({ to, label }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'ghost'} keyAction={index === 0}>
              {label()}
            </ButtonLink>
          ))}
        </ButtonRow>
      </div>
      <Art name="staff-door" grain />
    </div>
  )
}
