import { expect, test } from 'vitest'
import { stillLife } from './still-life.ts'

const PLACES = { cards: [-0.2, 0, 0], flask: [0, 0, -0.1], rack: [0.2, 0, -0.1] } as const

test('a card of each element bears its symbol and number, side by side', () => {
  const labels = stillLife(['H', 'Cl'], PLACES).thing.labels ?? []
  expect(labels.map(({ text }) => text)).toEqual(['H', '1', 'Cl', '17'])
  const [hydrogen, , chlorine] = labels
  expect(chlorine?.at[0]).toBeGreaterThan((hydrogen?.at[0] ?? 0) + 0.046)
})

test('all of it is three draw calls, whatever the task needs', () => {
  const { paper, glass, ink, triangles } = stillLife(['Na', 'H', 'C', 'O'], PLACES).thing.model
  expect([paper, glass, ink].filter((mesh) => mesh !== null)).toHaveLength(3)
  expect(triangles).toBeLessThan(15_000)
})
