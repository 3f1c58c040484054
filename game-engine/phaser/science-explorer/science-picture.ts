// The explorer's table: what lies on it goes with the skill of the question, and two drawings of a skill take turns.
import type { Band } from '#engine/core/bands.ts'
import { ELEMENTARY_ITEMS } from '#engine/games/science-explorer/bank/elementary.ts'
import { HIGH_ITEMS } from '#engine/games/science-explorer/bank/high.ts'
import { MIDDLE_ITEMS } from '#engine/games/science-explorer/bank/middle.ts'
import { fitted, placed } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import type { Picture } from '#engine/phaser/quiz/quiz-scene.ts'
import { heart, lungs } from './drawings/body.ts'
import { rain, volcano } from './drawings/earth.ts'
import { circuit, magnet } from './drawings/forces.ts'
import { butterfly, cell, plant } from './drawings/life.ts'
import { atom, states } from './drawings/matter.ts'
import { balance, barGraph } from './drawings/practices.ts'
import { moon, orbits } from './drawings/space.ts'

/** From 0, as its question is asked, to 1, alive; on a sheet of its own size. */
export type Drawing = (life: number) => Mark[]

const BANKS = { elementary: ELEMENTARY_ITEMS, middle: MIDDLE_ITEMS, high: HIGH_ITEMS }

/** The young see what they know from outside, the older also what one needs a microscope for. */
export const DRAWINGS: Readonly<Record<Band, Readonly<Record<string, readonly Drawing[]>>>> = {
  elementary: {
    life: [plant, butterfly],
    earth: [rain, volcano],
    space: [orbits, moon],
    matter: [states],
    forces: [magnet, circuit],
    body: [heart, lungs],
    practices: [balance, barGraph],
  },
  middle: {
    life: [cell, plant],
    earth: [volcano, rain],
    space: [orbits, moon],
    matter: [states, atom],
    forces: [circuit, magnet],
    body: [lungs, heart],
    practices: [barGraph, balance],
  },
  high: {
    life: [cell, plant],
    earth: [volcano, rain],
    space: [orbits, moon],
    matter: [atom, states],
    forces: [circuit, magnet],
    body: [heart, lungs],
    practices: [balance, barGraph],
  },
}

export const sciencePicture: Picture = {
  nameOf: ({ question, asked }) => `${question.id} ${asked.length}`,
  marks({ band, question, asked }, room, { life }) {
    const drawing = drawingOf(band, question.id, asked)
    const { origin, scale } = fitted(room)
    return drawing ? placed(drawing(life), origin, scale) : []
  },
}

function drawingOf(band: Band, id: string, asked: readonly string[]): Drawing | undefined {
  const skillOf = (wanted: string) => BANKS[band].find((item) => item.id === wanted)?.skill ?? ''
  const skill = skillOf(id)
  const drawings = DRAWINGS[band][skill] ?? []
  const turn = asked.filter((other) => skillOf(other) === skill).length - 1
  return drawings[turn % drawings.length]
}
