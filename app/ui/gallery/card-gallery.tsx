// Paper furniture: sheets, covers, cards, heads, tags.
import { Smartphone } from 'lucide-react'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Doodle } from '#app/ui/doodle.tsx'
import { FeatureCard, FeatureCards } from '#app/ui/feature-card.tsx'
import { GameCard } from '#app/ui/game-card.tsx'
import { InkMark } from '#app/ui/ink-mark.tsx'
import { NotebookCover } from '#app/ui/notebook-cover.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { Grid } from '#app/ui/wrap.tsx'
import { Example, GallerySection } from './gallery-section.tsx'

export function CardGallery() {
  return (
    <GallerySection title="Paper">
      <Example name="Heading with ink mark and doodle">
        <SectionHead
          title={
            <>
              Work it out, <InkMark>line by line.</InkMark>
            </>
          }
          level={3}
          lead="One phrase a screen is inked."
          doodle={<Doodle>pick one</Doodle>}
        />
      </Example>
      <Example name="Notebook covers">
        <Grid columns={3} style={{ flex: '1 1 100%' }}>
          <NotebookCover
            level="elementary"
            title="Elementary"
            subtitle="Grades K-5"
            selected
            headingLevel={4}
          >
            <Button>Select</Button>
          </NotebookCover>
          <NotebookCover level="middle-school" title="Middle School" subtitle="Grades 6-8" headingLevel={4}>
            <Button>Select</Button>
          </NotebookCover>
          <NotebookCover level="high" title="High School" subtitle="Grades 9-12" headingLevel={4}>
            <Button>Select</Button>
          </NotebookCover>
        </Grid>
      </Example>
      <Example name="Feature cards">
        <FeatureCards>
          <FeatureCard
            to="/"
            art="glim-thinking"
            title="Homework Help"
            text="Type a question or show us the worksheet."
            action="Ask"
            headingLevel={4}
          />
          <FeatureCard
            to="/"
            art="words"
            title="Study Tools"
            text="Flashcards, practice tests, a study timeline."
            action="Open"
            headingLevel={4}
          />
          <FeatureCard
            to="/"
            art="science"
            title="Subject Study"
            text="Math, science, English and history by topic."
            action="Browse"
            headingLevel={4}
          />
          <FeatureCard
            to="/"
            art="maze"
            title="Math Maze"
            text="Solve your way out. Earn a star every second level."
            action="Play"
            headingLevel={4}
          />
        </FeatureCards>
      </Example>
      <Example name="Game cards">
        <Grid columns={3}>
          <GameCard
            art="math"
            title="Math Master"
            description="Beat the 20-second clock. Every level earns a star."
            tags={['Math']}
            badge={<StarRow earned={2} total={3} label="2 of 3 stars" />}
            action={<ButtonLink to="/">Play Now</ButtonLink>}
            headingLevel={4}
          />
          <GameCard
            art="history"
            title="History Quest"
            description="Answer your way through time, topic by topic."
            tags={['History']}
            note="Best score: 420"
            action={<ButtonLink to="/">Play Now</ButtonLink>}
            headingLevel={4}
          />
          <GameCard
            art="glim-cheering"
            title="Science Quest"
            description="A chemistry lab on your own desk."
            tags={['Science', 'Premium']}
            badge={<Badge icon={<Smartphone />}>AR</Badge>}
            action={
              <ButtonLink variant="ghost" to="/">
                Play AR
              </ButtonLink>
            }
            headingLevel={4}
          />
        </Grid>
      </Example>
      <Example name="Sheets and tags">
        <Sheet tape>
          Taped in
          <Tags>
            <Tag>Student</Tag>
            <Tag tone="secondary">Elementary (K-5)</Tag>
          </Tags>
        </Sheet>
        <Sheet>Plain</Sheet>
        <Sheet pick>Picked</Sheet>
        <Sheet tape="both">A result, taped twice</Sheet>
      </Example>
    </GallerySection>
  )
}
