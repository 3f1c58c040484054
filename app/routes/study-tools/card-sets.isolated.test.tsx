// The sets of cards, each feature of theirs coming soon or there; the notices: waiting-texts.isolated.test.tsx.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Feature } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { CardSets } from './card-sets.tsx'
import type { CardShelf } from './card-shelf.server.ts'

const features = vi.hoisted(() => ({}) as Record<string, Feature>)
vi.mock('./features.ts', () => ({ FEATURES: features }))
vi.mock('@remix-run/react', () => ({
  useSearchParams: () => [new URLSearchParams()],
  useRouteLoaderData: () => undefined,
  Form: 'form',
  Link: ({ to, ...rest }: { to: string; children: ReactNode }) => <a href={to} {...rest} />,
}))

const SHELF: CardShelf = {
  isGuest: false,
  forecast: null,
  sets: [
    {
      id: 'math-formulas',
      title: 'Math Formulas',
      about: '',
      art: 'cards-math',
      cards: 15,
      faces: 15,
      known: 4,
    },
    {
      id: 'science-terms',
      title: 'Science Terms',
      about: '',
      art: 'cards-science',
      cards: 25,
      faces: 25,
      known: 0,
    },
  ],
}
const asked = (markup: string) =>
  markup.match(/name="notice" value="(\w+)"/g)?.map((input) => input.slice(21, -1))

beforeEach(() => {
  features['flashcardStudy'] = { id: 'flashcardStudy', notice: m.tools_coming_flashcard_study }
  features['flashcardCreate'] = { id: 'flashcardCreate', notice: m.tools_coming_flashcard_create }
})

it('there, each set leads to itself', () => {
  features['flashcardStudy'] = { id: 'flashcardStudy', to: '/study-tools/cards' }
  const markup = renderToStaticMarkup(<CardSets shelf={SHELF} />)
  expect(markup).toContain('href="/study-tools/cards/math-formulas/study"')
  features['flashcardCreate'] = { id: 'flashcardCreate', to: '/study-tools/cards/new' }
  expect(asked(renderToStaticMarkup(<CardSets shelf={SHELF} />))).toBeUndefined()
})

it('says how much of a set is learned, never more than is', () => {
  const markup = renderToStaticMarkup(<CardSets shelf={SHELF} />)
  expect(markup).toContain('26% complete')
  expect(markup).toContain('0% complete')
})
