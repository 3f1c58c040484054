import { Art } from '#app/ui/art/art.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'

export interface DoorProps {
  title: string
  lead: string
  text: string
  ways: readonly { to: `/${string}`; label: string }[]
}

/** Before the teachers' room: who may come in, and where else to go. */
export function Door({ title, lead, text, ways }: DoorProps) {
  return (
    <div className="door">
      <div>
        <h1>
          <InkTitle text={title} />
        </h1>
        <p className="lead">{lead}</p>
        <p className="more">{text}</p>
        <ButtonRow>
          {ways.map(({ to, label }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'ghost'} keyAction={index === 0}>
              {label}
            </ButtonLink>
          ))}
        </ButtonRow>
      </div>
      <Art name="staff-door" grain />
    </div>
  )
}
