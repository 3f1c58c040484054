// What the list of filters lets somebody put on, and what it keeps in the browser.
import type { ChangeEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ArFilter } from '#app/domain/catalogue/ar-filters.ts'
import type { NativeSelectProps } from '#app/ui/native-select.tsx'
import { NOTHING_OWNED, OwnedContext } from '../owned.ts'
import { FilterPicker } from './filter-picker.tsx'

let list: NativeSelectProps | undefined

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  // As in a browser.
  useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
}))
vi.mock('#app/ui/native-select.tsx', () => ({
  NativeSelect: (props: NativeSelectProps) => {
    list = props
    return null
  },
}))

/** The list as it is shown to whoever owns these. */
function listFor(arFilters: readonly ArFilter[], kept: Map<string, string>): typeof list {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  list = undefined
  renderToStaticMarkup(
    <OwnedContext.Provider value={{ ...NOTHING_OWNED, arFilters }}>
      <FilterPicker />
    </OwnedContext.Provider>,
  )
  return list
}

const choose = (value: string) => list?.onChange?.({ target: { value } } as ChangeEvent<HTMLSelectElement>)

test('those that are owned are offered after none, and one of them is put on and taken off again', () => {
  const kept = new Map<string, string>()
  const owned = ['glow', 'thermal'] as const
  expect(listFor(owned, kept)?.items.map(({ value }) => value)).toEqual(['', 'glow', 'thermal'])
  expect(list?.value).toBe('')
  choose('thermal')
  expect(listFor(owned, kept)?.value).toBe('thermal')
  choose('')
  expect(listFor(owned, kept)?.value).toBe('')
})

test('one that is not owned is not offered, and cannot be put on nor kept', () => {
  const kept = new Map([['arFilter', 'glow']])
  expect(listFor(['thermal'], kept)?.value).toBe('')
  expect(list?.items.map(({ value }) => value)).toEqual(['', 'thermal'])
  choose('blueprint')
  expect([...kept]).toEqual([['arFilter', 'none']])
  expect(listFor(['thermal'], kept)?.value).toBe('')
})

test('who owns none is shown no list', () => {
  expect(listFor([], new Map([['arFilter', 'glow']]))).toBeUndefined()
})
