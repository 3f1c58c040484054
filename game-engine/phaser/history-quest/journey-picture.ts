// The journey on the canvas: land, road, stops, traveller and line of time, at any moment.
import type { GameObjects, Scene } from 'phaser'
import type { Band } from '#engine/core/bands.ts'
import type { PlaceName } from '#engine/games/history-quest/places/place-name.ts'
import { topicOf } from '#engine/learning/quiz/state.ts'
import { bake } from '#engine/phaser/kit/bake.ts'
import { SHEET } from '#engine/phaser/kit/forms.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'
import { isNight, type Notebook } from '#engine/phaser/kit/notebook.ts'
import { createPen } from '#engine/phaser/kit/pen.ts'
import type { PagePlaces, QuizSession } from '#engine/phaser/quiz/quiz-page.ts'
import { createBakeQueue } from './bake-queue.ts'
import { type Guide, type Journey, journeyOf } from './journey.ts'
import { LANDS } from './lands/land-of.ts'
import { markerOf } from './lands/marker.ts'
import { type Route, routeOf } from './route.ts'
import { MARKER } from './still-picture.ts'
import { createStopActor, type StopActor } from './stop-actor.ts'
import { createTraveller } from './traveller.ts'

const LAND = 'history-land'

export interface Moment {
  readonly walk: number
  readonly colour: number
  readonly life: number
  readonly date: number
  readonly joy: number
  readonly poise: number
}

export interface JourneyHands {
  readonly session: QuizSession
  readonly guide: Guide
  /** A year as the page writes it. */
  format(year: number): string
  /** Where things lie now. */
  measure(): PagePlaces
}

export interface JourneyPicture {
  readonly band: Band
  /** Every picture that was asked for is painted. */
  readonly isPainted: boolean
  paintNext(): void
  journey(): Journey
  /** Lays everything out anew. @returns false while it has no room */
  lay(): boolean
  /** To the next question. @returns whether it begins another topic */
  goOn(): boolean
  /** The stop on show has been answered. @returns its place */
  answer(): PlaceName | null
  show(moment: Moment): void
  take(notebook: Notebook): void
  dressTraveller(drawing: HTMLCanvasElement): void
  /** Where the place on show stands, in the canvas's own pixels. */
  boxOfPlace(): Box
  /** Where the picture lies. */
  origin(): Point
}

export function createJourneyPicture(
  scene: Scene,
  sheet: GameObjects.Container,
  { session, guide, format, measure }: JourneyHands,
  first: Notebook,
): JourneyPicture {
  const { band } = session.getState()
  const land = LANDS[band]
  const queue = createBakeQueue()
  const ground = scene.add.image(0, 0, '__DEFAULT').setOrigin(0).setVisible(false)
  const world = scene.add.container()
  const [road, places, marks, lines, dates] = [0, 1, 2, 3, 4].map(() => scene.add.container())
  if (!road || !places || !marks || !lines || !dates) throw new Error('no containers')
  world.add([road, places, marks])
  sheet.add([ground, world, lines, dates])
  const pens = [road, marks, lines, dates].map((into) => createPen(scene, into, first))
  const [roadPen, markPen, linePen, datePen] = pens
  const traveller = createTraveller(scene, world, band)
  let notebook = first
  let drawing: HTMLCanvasElement | null = null
  let coat = 0
  let level = 0
  let topic = 0
  let actors: StopActor[] = []
  let route: Route | null = null
  let box: Box = { x: 0, y: 0, width: 0, height: 0 }
  let journey = journeyOf(session.getState(), guide)

  const almanac = () => ({ topic, years: guide.yearsOf(topic), format })

  function drawSigns(): void {
    if (!route) return
    const signs = journey.stops.flatMap(({ outcome }, index) =>
      route ? markerOf(route.markerAt(index), outcome, MARKER) : [],
    )
    markPen?.draw(signs, 1)
    linePen?.draw(land.line(route, journey, almanac()), 1)
  }

  function lay(): boolean {
    const { picture, covered } = measure()
    if (picture.width === 0 || picture.height === 0) return false
    box = picture
    const state = session.getState()
    journey = journeyOf(state, guide)
    level = state.level
    topic = topicOf(state)
    coat += 1
    const laid = routeOf(band, { width: box.width, height: box.height, covered }, journey.stops.length)
    route = laid
    sheet.setPosition(box.x, box.y)
    queue.clear()
    for (const actor of actors) actor.destroy()
    queue.add(() => {
      const inside = { x: 0, y: 0, width: box.width, height: box.height }
      bake(scene, LAND, land.backdrop(laid, isNight(notebook)), inside, notebook)
      ground
        .setTexture(LAND)
        .setScale(1 / scene.cameras.main.zoom)
        .setVisible(true)
    })
    actors = journey.stops.map((stop, index) =>
      createStopActor(scene, places as GameObjects.Container, queue, {
        band,
        route: laid,
        stop,
        index,
        coat,
        notebook,
      }),
    )
    for (const [index, actor] of actors.entries()) actor.settle(journey.stops[index]?.outcome ?? null)
    actors[journey.here]?.prepare()
    // Words are slow to write: they get a frame of their own, too.
    queue.add(() => roadPen?.draw(land.road(laid), 1))
    queue.add(drawSigns)
    traveller.dress(laid, notebook, coat)
    if (drawing) traveller.wear(drawing)
    return true
  }

  return {
    band,
    get isPainted() {
      return queue.isEmpty
    },
    paintNext: queue.next,
    journey: () => journey,
    lay,
    goOn() {
      const before = journey
      if (session.getState().level !== level) {
        lay()
        return true
      }
      journey = journeyOf(session.getState(), guide)
      actors[before.here]?.settle(before.stops[before.here]?.outcome ?? null)
      actors[journey.here]?.prepare()
      drawSigns()
      return false
    },
    answer() {
      journey = journeyOf(session.getState(), guide)
      drawSigns()
      return journey.stops[journey.here]?.place ?? null
    },
    show({ walk, colour, life, date, joy, poise }) {
      if (!route) return
      world.setX(-route.viewAt(walk))
      traveller.pose({ walk, joy, poise })
      const actor = actors[journey.here]
      actor?.rise(poise)
      if (journey.isAnswered) {
        actor?.colour(colour)
        actor?.stir(life)
      }
      datePen?.draw(date > 0 ? land.date(route, journey, almanac()) : [], date)
    },
    take(next) {
      notebook = next
      for (const pen of pens) pen.take(next)
    },
    dressTraveller(next) {
      drawing = next
      if (route) traveller.wear(next)
    },
    boxOfPlace() {
      if (!route) return box
      const { x, y } = route.placeAt(journey.here)
      return {
        x: box.x + x - route.viewAt(journey.here),
        y: box.y + y,
        width: SHEET.width * route.scale,
        height: SHEET.height * route.scale,
      }
    },
    origin: () => box,
  }
}
