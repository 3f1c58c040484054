// The games of /study-tools: every way on leads to the hub (AMB-34).

import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { LineIcon } from '#app/ui/line-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import './games-tab.css'
import '#app/ui/game-card.css'

const CARDS = [
  {
    id: 'maze',
    art: 'maze',
    title: m.catalogue_name_mathMaze,
    text: m.catalogue_about_mathMaze,
    note: () => <Tag>{m.tools_maze_levels()}</Tag>,
    action: m.tools_maze_play,
  },
  {
    id: 'quest',
    art: 'ar-lab',
    title: m.catalogue_name_scienceQuest,
    text: m.catalogue_about_scienceQuest,
    note: () => <Badge>{m.tools_quest_soon()}</Badge>,
    action: m.tools_quest_preview,
  },
  {
    id: 'more',
    art: 'play-board',
    title: m.tools_more_title,
    text: m.tools_more_text,
    note: () => null,
    action: m.tools_more_browse,
  },
] as const

export function GamesTab() {
  return (
    <section className="games-tab" aria-labelledby="learning-games">
      <div className="head-line">
        <SectionHead id="learning-games" title={m.tools_games_title()} />
        <Link className="all" to="/games">
          {m.tools_games_all()} <LineIcon name="arrow-right" />
        </Link>
      </div>
      <Grid columns={3}>
        {CARDS.map(({ id, art, title, text, note, action }, index) => (
          <Sheet as="article" className="game-card" key={id}>
            <span className="picture">
              <Art name={art} grain />
            </span>
            <h3>{title()}</h3>
            <p className="description">{text()}</p>
            <div className="foot">
              <span>{note()}</span>
              <ButtonLink to="/games" variant={index === 0 ? 'secondary' : 'ghost'} size="small">
                {action()}
                <span className="visually-hidden"> {id === 'more' ? '' : title()}</span>
              </ButtonLink>
            </div>
          </Sheet>
        ))}
      </Grid>
    </section>
  )
}
