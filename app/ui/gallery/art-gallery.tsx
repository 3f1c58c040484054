// Every drawing of the sprite, whole and in its variants for small sizes.
import { Art } from '#app/ui/art/art.tsx'
import { Glim, type GlimMood } from '#app/ui/art/glim.tsx'
import { HeroScene } from '#app/ui/art/hero-scene.tsx'
import { StarRow } from '#app/ui/art/star-row.tsx'
import { type Badge, Sticker } from '#app/ui/art/sticker.tsx'
import { Example, GallerySection } from './gallery-section.tsx'

const MOODS: readonly GlimMood[] = ['hello', 'thinking', 'cheering', 'oops', 'sleeping']
const SUBJECTS = ['math', 'science', 'words', 'history', 'maze'] as const
const GAMES = [
  'abacus',
  'magnifier',
  'quill',
  'hourglass',
  'ar-lab',
  'ar-wizard',
  'ar-artifact',
  'why-play',
  'why-skills',
  'why-progress',
  'letter',
  'play-board',
] as const
const PASSES = ['pass-basic', 'pass-pro', 'pass-ultimate'] as const
const ADD_ONS = ['pack-levels', 'pack-filters', 'pack-voices', 'pack-boost'] as const
const BADGES: readonly Badge[] = ['star', 'streak', 'perfect', 'level']

export function ArtGallery() {
  return (
    <GallerySection title="Drawings" lead="One sprite, four hands. Glim moves, unless motion is reduced.">
      <Example name="Hero scene">
        <div className="gallery-hero">
          <HeroScene title="Glim steps out of an open notebook" />
        </div>
      </Example>
      <Example name="Glim">
        <div className="gallery-drawings">
          {MOODS.map((mood) => (
            <figure key={mood}>
              <Glim mood={mood} title={`Glim, ${mood}`} />
              <figcaption>{mood}</figcaption>
            </figure>
          ))}
        </div>
      </Example>
      <Example name="Subjects">
        <div className="gallery-drawings">
          {SUBJECTS.map((subject) => (
            <figure key={subject}>
              <Art name={subject} grain />
              <figcaption>{subject}</figcaption>
            </figure>
          ))}
        </div>
      </Example>
      <Example name="Games hub">
        <div className="gallery-drawings">
          {GAMES.map((game) => (
            <figure key={game}>
              <Art name={game} />
              <figcaption>{game}</figcaption>
            </figure>
          ))}
        </div>
      </Example>
      <Example name="Store">
        <div className="gallery-drawings">
          {PASSES.map((pass) => (
            <figure key={pass}>
              <Art name={pass} sticker />
              <figcaption>{pass}</figcaption>
            </figure>
          ))}
          {ADD_ONS.map((pack) => (
            <figure key={pack}>
              <Art name={pack} />
              <figcaption>{pack}</figcaption>
            </figure>
          ))}
        </div>
      </Example>
      <Example name="Badges">
        <div className="gallery-drawings">
          {BADGES.map((badge) => (
            <figure key={badge}>
              <Sticker badge={badge} title={`Badge: ${badge}`} />
              <figcaption>{badge}</figcaption>
            </figure>
          ))}
        </div>
      </Example>
      <Example name="Under 56 px">
        <div className="gallery-drawings small">
          <figure>
            <Art name="mark" size={29} />
            <figcaption>mark</figcaption>
          </figure>
          {MOODS.map((mood) => (
            <figure key={mood}>
              <Art name={`glim-${mood}-small`} size={40} />
              <figcaption>{mood}</figcaption>
            </figure>
          ))}
          {SUBJECTS.map((subject) => (
            <figure key={subject}>
              <Art name={`${subject}-small`} size={44} />
              <figcaption>{subject}</figcaption>
            </figure>
          ))}
          {BADGES.map((badge) => (
            <figure key={badge}>
              <Sticker badge={badge} size="small" />
              <figcaption>{badge}</figcaption>
            </figure>
          ))}
        </div>
      </Example>
      <Example name="Stars">
        <StarRow earned={2} total={5} label="2 of 5 stars" />
        <span style={{ fontSize: '2.4rem' }}>
          <StarRow earned={4} total={5} label="4 of 5 stars" stamped />
        </span>
      </Example>
      <Example name="Torn page">
        <div className="gallery-hero">
          <Art name="torn-page" title="A torn page" grain />
        </div>
      </Example>
    </GallerySection>
  )
}
