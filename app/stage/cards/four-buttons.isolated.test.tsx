// Two answer buttons, four on request: asked before a session, remembered in this browser, and what the session then has.
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StudyFace } from './study-data.ts'
import { StudySession } from './study-session.tsx'
import { StudyStart } from './study-start.tsx'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/' }),
  useRouteLoaderData: () => undefined,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
// As in a browser: what is stored shows from the first render on.
vi.mock('../game-settings.ts', async (original) => ({
  ...(await original<typeof import('../game-settings.ts')>()),
  useSetting: <Value extends string>(setting: { read(): Value; write(value: Value): void }) =>
    [setting.read(), setting.write] as const,
}))

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

const SET = { id: 'capitals', title: 'Capitals' }
const FACE: StudyFace = {
  cardId: 'france',
  face: 'front',
  card: { id: 'france', front: 'France', back: 'Paris', reverse: false },
  memory: null,
}

let screen: ReactNode
function Screen() {
  screen = StudyStart({ set: SET, isGuest: false, faces: [FACE], secondsEach: 10, onStart: () => {} })
  return screen
}

/** The screen before a session, with what its box does. */
function start() {
  const markup = renderToStaticMarkup(<Screen />)
  const box = find(screen, ({ type, props }) => type === 'input' && props['type'] === 'checkbox')
  const { checked, onChange } = box.props as ComponentProps<'input'>
  return { markup, checked, tick: (to: boolean) => onChange?.({ target: { checked: to } } as never) }
}

type Element = ReactElement<Record<string, unknown> & { children?: ReactNode }>
function find(node: ReactNode, is: (element: Element) => boolean): Element {
  const found = elementsOf(node).find(is)
  if (!found) throw new Error('there is no such element')
  return found
}
function elementsOf(node: ReactNode): Element[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  return [node as Element, ...elementsOf((node as Element).props.children)]
}

const OUTBOX = { delivery: () => 'saved', subscribe: () => () => {} }

/** The answer buttons of a session, and the keys it names. */
function session() {
  const markup = renderToStaticMarkup(
    <StudySession
      {...{ set: SET, faces: [FACE], secondsEach: 10, Formula: null, pictures: null }}
      outbox={OUTBOX as never}
      onOver={() => {}}
    />,
  )
  const rows = /<div class="grades( four)?" hidden="">(.*?)<\/div>/.exec(markup)
  return {
    isFour: rows?.[1] !== undefined,
    buttons: [...(rows?.[2] ?? '').matchAll(/<span class="words">([^<]*)/g)].map(([, words]) => words),
    keys: [...markup.matchAll(/<kbd>(\d)<\/kbd> ([^<]*)/g)].map(([, key, words]) => `${key} ${words}`),
  }
}

const TWO = { isFour: false, buttons: ['Forgot', 'Knew it'], keys: ['1 Forgot', '2 Knew it'] }
const FOUR = {
  isFour: true,
  buttons: ['Forgot', 'Hard', 'Knew it', 'Easy'],
  keys: ['1 Forgot', '2 Hard', '3 Knew it', '4 Easy'],
}

test('nobody who did not ask for four has more than two', () => {
  const { markup, checked } = start()
  expect(checked).toBe(false)
  expect(markup).toMatch(/<label[^>]*><input type="checkbox"\/> Four answer buttons<\/label>/)
  expect(session()).toEqual(TWO)
})

test('asked for, there are four in the next session, until they are not wanted any more', () => {
  start().tick(true)
  expect(start().checked).toBe(true)
  expect(session()).toEqual(FOUR)
  start().tick(false)
  expect(start().checked).toBe(false)
  expect(session()).toEqual(TWO)
})
