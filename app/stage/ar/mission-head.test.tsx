import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissionHead } from './mission-head.tsx'

test('the head names the game and the place of the mission among all, which the strip shows', () => {
  const head = renderToStaticMarkup(<MissionHead title="Science Quest" mission={3} missions={8} />)
  expect(head).toContain('Science Quest')
  expect(head).toContain('Mission 3 of 8')
  expect([...head.matchAll(/data-is="(\w+)"/g)].map(([, state]) => state)).toEqual([
    'done',
    'done',
    'now',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ])
})

test('one mission alone has no place', () => {
  const head = renderToStaticMarkup(<MissionHead title="Science Quest" mission={1} missions={1} />)
  expect(head).toContain('Science Quest')
  expect(head).not.toContain('of 1')
})
