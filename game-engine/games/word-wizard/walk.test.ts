import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { findMission } from '#engine/learning/missions/mission.ts'
import { layOut } from './lay-out.ts'
import { DIRECTIONS, openTowards, rightWay, spelledBy, wayTo } from './maze.ts'
import { MISSIONS } from './missions/missions.ts'
import { canStepTo, takeStep, type Walk } from './walk.ts'

const mission = findMission(MISSIONS.en.middle, 'receive')
const [maze] = withDice(seedRandom(1), (dice) => layOut(mission, dice))
const right = rightWay(maze)
const step = (walk: Walk, to: number) => takeStep(walk, { type: 'step', ms: 0, to })
const wrongEnd = maze.cells.findIndex(({ trap }) => trap === 0)

describe('a step', () => {
  test('spells one part more', () => {
    expect(spelledBy(maze, right.slice(0, 3))).toBe('rec')
    expect(step({ maze, way: right.slice(0, 3) }, right[3] ?? -1)).toEqual({
      ok: true,
      value: { bench: { maze, way: right.slice(0, 4) }, mistake: null, done: false },
    })
  })

  test('to the end of the right way ends the mission', () => {
    expect(step({ maze, way: right.slice(0, -1) }, right.at(-1) ?? -1)).toMatchObject({
      ok: true,
      value: { mistake: null, done: true },
    })
  })

  test('to the end of a wrong way says which one it is', () => {
    const way = wayTo(maze, wrongEnd)
    expect(step({ maze, way: way.slice(0, -1) }, wrongEnd)).toMatchObject({
      ok: true,
      value: { mistake: { trap: 0, spelled: 'recieve' }, done: false },
    })
  })

  test('goes back to any cell walked over, and takes its parts back', () => {
    const way = wayTo(maze, wrongEnd)
    expect(step({ maze, way }, way[1] ?? -1)).toMatchObject({
      ok: true,
      value: { bench: { way: way.slice(0, 2) }, mistake: null },
    })
    expect(step({ maze, way }, 0)).toMatchObject({ ok: true, value: { bench: { way: [0] } } })
  })

  test('goes nowhere but along a way', () => {
    fc.assert(
      fc.property(fc.nat({ max: maze.cells.length - 1 }), fc.nat({ max: 40 }), (end, to) => {
        const walk = { maze, way: wayTo(maze, end) }
        const isOpen = canStepTo(walk).includes(to)
        const near =
          walk.way.slice(0, -1).includes(to) ||
          DIRECTIONS.some((direction) => openTowards(maze, end, direction) === to)
        expect(isOpen).toBe(near)
        expect(step(walk, to).ok).toBe(isOpen)
        if (!isOpen) expect(step(walk, to)).toEqual({ ok: false, code: 'no_way' })
      }),
    )
  })
})
