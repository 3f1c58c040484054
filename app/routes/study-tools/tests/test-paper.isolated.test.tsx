// A test against the clock: the minutes that are left by the server's clock, and handing it in: at their end, or by a press.
import type { ReactElement, ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PracticeTest } from '#app/domain/practice-tests/read-practice-tests.server.ts'
import type { TestQuestion } from '#app/domain/practice-tests/test-question.ts'
import { exerciseOf } from '#app/domain/practice-tests/test-question.ts'
import { Button } from '#app/ui/button.tsx'
import { HandIn, type HandInProps } from './hand-in.tsx'
import { createTestOutbox } from './test-outbox.ts'
import { TestPaper } from './test-paper.tsx'

/** The hooks of the paper by their order, and its effects, run after each render as React does. */
const hooks = vi.hoisted(() => ({ kept: [] as unknown[], at: 0, effects: [] as (() => void)[] }))
vi.mock('react', async (original) => {
  function keep<Value>(first: () => Value): [number, Value] {
    const place = hooks.at++
    if (!(place in hooks.kept)) hooks.kept[place] = first()
    return [place, hooks.kept[place] as Value]
  }
  return {
    ...(await original<typeof import('react')>()),
    useState(first: unknown) {
      const [place, value] = keep(() => (typeof first === 'function' ? first() : first))
      const set = (next: unknown) => {
        hooks.kept[place] = next
      }
      return [value, set]
    },
    useRef: (first: unknown) => keep(() => ({ current: first }))[1],
    useEffect(run: () => (() => void) | undefined, needs: readonly unknown[]) {
      const [, effect] = keep(() => ({ needs: null as readonly unknown[] | null, end: () => {} }))
      if (effect.needs?.every((one, index) => Object.is(one, needs[index]))) return
      effect.needs = needs
      hooks.effects.push(() => {
        effect.end()
        effect.end = run() ?? (() => {})
      })
    },
    useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
  }
})

const MINUTE = 60_000
/** By the server's clock, a day away from the browser's. */
const NOW = Date.UTC(2026, 8, 1, 9)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW - 86_400_000 })
  hooks.kept = []
})
afterEach(() => vi.useRealTimers())

const QUESTION: TestQuestion = { setId: 'capitals', asks: 'France', options: ['Paris', 'Lima'], right: 0 }

type Element = ReactElement<Record<string, unknown> & { children?: ReactNode }>
function elementsOf(node: ReactNode): Element[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  return [node as Element, ...elementsOf((node as Element).props.children)]
}

/** A test of one question with so many milliseconds left when its page was made; null: without a clock. */
function paper(
  ms: number | null,
  { given = 0 as PracticeTest['answers'][number], wasHandedIn = false } = {},
) {
  const sent: unknown[] = []
  let arrive = () => {}
  const outbox = createTestOutbox({
    ...{ owner: 'ana', testId: 't', questions: 1, now: Date.now },
    send: async (_, letter) => {
      sent.push(letter)
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return 'finished'
    },
    later: () => {},
    store: { load: async () => [], keep: async () => {}, drop: async () => {} },
    onFinished: () => {},
  })
  let now = NOW
  const made = exerciseOf({}, QUESTION, 0)
  const exercises = [made.ok ? made.value : null]
  const of = { id: 't', language: 'en', questions: [QUESTION], answers: [given], createdAt: NOW } as const
  const rest = { finishedAt: null, right: null, counted: null }
  function render() {
    const endsAt = ms === null ? null : NOW + ms
    hooks.at = 0
    const page = TestPaper({ test: { ...of, ...rest, endsAt }, now, exercises, outbox, wasHandedIn })
    for (const run of hooks.effects.splice(0)) run()
    return elementsOf(page)
  }
  function handInButton() {
    const { props } = render().find(({ type }) => type === HandIn) as { props: unknown } as Element
    const button = elementsOf(HandIn(props as unknown as HandInProps)).find(({ type }) => type === Button)
    return Button(button?.props as never).props as { 'aria-disabled'?: boolean; onClick(event: object): void }
  }
  return {
    sent,
    arrives: () => arrive(),
    /** What the clock says; null: there is none. */
    clock() {
      const shown = render().find(({ props }) => props['className'] === 'clock')
      return shown === undefined ? null : shown.props.children
    },
    /** The loader of the page is asked again. */
    reload(at: number) {
      now = at
      render()
    },
    handInButton,
    handIn: () => handInButton().onClick({ preventDefault() {} }),
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the minutes left are those of the server, whatever the browser’s clock says or is set to', async () => {
  const { clock } = paper(20 * MINUTE)
  expect(clock()).toBe('20 minutes left')
  await pass(1_000)
  expect(clock()).toBe('20 minutes left')
  await pass(5 * MINUTE)
  expect(clock()).toBe('15 minutes left')
  vi.setSystemTime(NOW + 86_400_000)
  await pass(1_000)
  expect(clock()).toBe('15 minutes left')
  await pass(14 * MINUTE)
  expect(clock()).toBe('1 minute left')
})

test('a page whose data is read again has the same time left', async () => {
  const { clock, reload, sent } = paper(20 * MINUTE)
  clock()
  await pass(12 * MINUTE)
  reload(NOW + 12 * MINUTE)
  expect(clock()).toBe('8 minutes left')
  expect(sent).toEqual([])
})

test('at its end it is handed in by itself, once, and not a second sooner', async () => {
  const { clock, sent, handInButton, arrives } = paper(2 * MINUTE)
  clock()
  await pass(2 * MINUTE - 1_000)
  expect(clock()).toBe('1 minute left')
  expect(sent).toEqual([])
  await pass(1_000)
  expect(clock()).toBe('0 minutes left')
  expect(sent).toEqual([{ id: 'ana/t', answers: [null], isLast: true }])
  expect(handInButton()['aria-disabled']).toBe(true)
  arrives()
  await pass(5 * MINUTE)
  expect(clock()).toBe('0 minutes left')
  expect(sent).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('opened after its end it is handed in at once, with questions open', async () => {
  const { clock, sent } = paper(-MINUTE, { given: null })
  expect(clock()).toBe('0 minutes left')
  expect(sent).toHaveLength(1)
})

test('without a clock it shows none, and is handed in by nobody else', async () => {
  const { clock, sent } = paper(null)
  expect(clock()).toBe(null)
  await pass(600 * MINUTE)
  expect(clock()).toBe(null)
  expect(sent).toEqual([])
})

test('pressed twice it is handed in once', async () => {
  const { handIn, handInButton, arrives, sent } = paper(null)
  expect(handInButton()['aria-disabled']).toBeUndefined()
  handIn()
  expect(handInButton()['aria-disabled']).toBe(true)
  handIn()
  arrives()
  await pass(0)
  handIn()
  await pass(0)
  expect(sent).toHaveLength(1)
})

test('with questions open the first press only asks', async () => {
  const { handIn, sent } = paper(null, { given: null })
  handIn()
  expect(sent).toEqual([])
  handIn()
  expect(sent).toHaveLength(1)
})
