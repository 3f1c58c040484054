// What the topics of lessons are called, and their drawings.
import { m } from '#app/i18n/generated/messages.ts'
import type { ArtName } from '#app/ui/art/art.tsx'
import type { Topic } from '#app/views/lessons.server.ts'
import { STRAND_NAMES } from '#app/words/strands.ts'

const ART: Readonly<Partial<Record<Topic, ArtName>>> = {
  arithmetic: 'abacus',
  algebra: 'balance',
  geometry: 'compass',
  functions: 'review-hops',
  trigonometry: 'clock-chunks',
  statistics: 'sketched-chart',
  calculus: 'magnifier',
  physical: 'science',
  life: 'magnifier',
  'earth-space': 'compass',
  practices: 'sketched-chart',
  world: 'history',
  us: 'quill',
  civics: 'raised-hand',
  geography: 'compass',
  economics: 'balance',
  sources: 'magnifier',
  spelling: 'words',
  pinyin: 'words',
  characters: 'pen-and-paper',
  vocabulary: 'two-bubbles',
  grammar: 'test-sheet',
  reading: 'hero-book',
  writing: 'quill',
}

const TITLES: Readonly<Partial<Record<Topic, () => string>>> = {
  arithmetic: m.lessons_arithmetic,
  algebra: m.lessons_algebra,
  geometry: m.lessons_geometry,
  functions: m.lessons_functions,
  trigonometry: m.lessons_trigonometry,
  statistics: m.lessons_statistics,
  calculus: m.lessons_calculus,
}

export function topicWords(topic: Topic): { readonly art: ArtName; readonly title: string } {
  const { [topic]: title = STRAND_NAMES[topic as keyof typeof STRAND_NAMES] } = TITLES
  return { art: ART[topic] ?? 'worksheet', title: title() }
}
