import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissionHead } from './mission-head.tsx'

const stripOf = (head: string) => [...head.matchAll(/data-is="(\w+)"/g)].map(([, state]) => state)

test('the head names the game and the place of the mission among all, which the strip shows', () => {
  const head = renderToStaticMarkup(
    <MissionHead title="Science Quest" place={{ mission: 3, done: [1, 2] }} missions={8} />,
  )
  expect(head).toContain('Science Quest')
  expect(head).toContain('Mission 3 of 8')
  expect(stripOf(head)).toEqual(['done', 'done', 'now', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
})

test('while a mission is being chosen the head says how many are done, and the strip which', () => {
  const head = renderToStaticMarkup(
    <MissionHead title="History Hunt" place={{ mission: null, done: [4, 2] }} missions={5} />,
  )
  expect(head).toContain('2 of 5 done')
  expect(head).not.toContain('Mission')
  expect(stripOf(head)).toEqual(['ahead', 'done', 'ahead', 'done', 'ahead'])
})

test('one mission alone has no place', () => {
  const head = renderToStaticMarkup(
    <MissionHead title="Science Quest" place={{ mission: 1, done: [] }} missions={1} />,
  )
  expect(head).toContain('Science Quest')
  expect(head).not.toContain('of 1')
})
