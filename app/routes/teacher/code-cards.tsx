// Cards of a code for paper, to cut out and hand out; on the screen there is nothing of them. One page holds eight
// with few skills on them.
import { m } from '#app/i18n/generated/messages.ts'
import { spellCode } from '#app/platform/spell-code.ts'
import { Art } from '#app/ui/art/art.tsx'
import type { CodeLine } from './code-line.ts'
import './code-cards.css'

const CARDS_A_PAGE = 8

export interface CodeCardsProps {
  codes: readonly CodeLine[]
  /** A page of cards for this code; null: one card for each. */
  only: string | null
  /** Where a code is typed in, without the scheme: "sparkbook.example/subject-study/codes". */
  address: string
  /** The teacher's name. */
  from: string | null
}

export function CodeCards({ codes, only, address, from }: CodeCardsProps) {
  const chosen = codes.find(({ code }) => code === only)
  const cards = chosen ? Array.from({ length: CARDS_A_PAGE }, () => chosen) : codes
  return (
    <ul className="code-cards">
      {cards.map(({ code, skills }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a page are copies of one another
        <li key={`${code} ${index}`}>
          <p className="from">
            <Art name="mark" />
            {from ?? m.portal_title().replaceAll('*', '')}
          </p>
          <p>{m.codes_card_go({ address })}</p>
          <p className="code">{spellCode(code)}</p>
          <p className="skills">{skills.join(' · ')}</p>
          <p className="name">{m.codes_card_name()}</p>
        </li>
      ))}
    </ul>
  )
}
