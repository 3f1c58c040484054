import { ownPath } from '#app/request/own-path.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { SubscriptionWords } from './subscription-words.server.ts'
import './change-sheet.css'

/** The other plans, each with its price; the page behind a link asks before anything changes. */
export function ChangeSheet({ words }: { words: NonNullable<SubscriptionWords['change']> }) {
  return (
    <Sheet as="section" className="change-sheet" aria-labelledby="change">
      <h2 id="change">{words.title}</h2>
      <p className="small">{words.text}</p>
      <ul>
        {words.options.map(({ tier, interval, name, price }) => (
          <li key={`${tier} ${interval}`}>
            <div>
              <p className="name">{name}</p>
              <p className="price">{price}</p>
            </div>
            <ButtonLink
              to={ownPath('/subscription/switch', { tier, interval })}
              variant="ghost"
              size="small"
              aria-label={`${words.action}: ${name}`}
            >
              {words.action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
