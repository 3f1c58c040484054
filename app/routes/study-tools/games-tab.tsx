// The games of /study-tools: every way on leads to the hub (AMB-34).

import { Art } from '#app/ui/art/art.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import type { ToolsWords } from './tools-words.server.ts'
import './games-tab.css'
import '#app/ui/game-card.css'

export function GamesTab({ words }: { words: ToolsWords['games'] }) {
  return (
    <section className="games-tab" aria-labelledby="learning-games">
      <div className="head-line">
        <SectionHead id="learning-games" title={words.title} />
        <Link className="all" to="/games">
          {words.all} <LineIcon name="arrow-right" />
        </Link>
      </div>
      <Grid columns={3}>
        {words.cards.map(({ id, art, title, text, note, isComing, action }, index) => (
          <Sheet as="article" className="game-card" key={id}>
            <span className="picture">
              <Art name={art} grain />
            </span>
            <h3>{title}</h3>
            <p className="description">{text}</p>
            <div className="foot">
              <span>{note !== null && (isComing ? <Badge>{note}</Badge> : <Tag>{note}</Tag>)}</span>
              <ButtonLink to="/games" variant={index === 0 ? 'secondary' : 'ghost'} size="small">
                {action}
                <span className="visually-hidden"> {id === 'more' ? '' : title}</span>
              </ButtonLink>
            </div>
          </Sheet>
        ))}
      </Grid>
    </section>
  )
}
