import type { Band } from '#engine/core/bands.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { newsroom } from './newsroom.ts'
import { printShop } from './print-shop.ts'
import { toyWorkshop } from './toy-workshop.ts'
import type { Site } from './workshop.ts'

const WORKSHOPS: Readonly<Record<Band, (site: Site) => Mark[]>> = {
  elementary: toyWorkshop,
  middle: printShop,
  high: newsroom,
}

/** Where this band prints its words: with a toymaker, in a print shop, or beside a newsroom. */
export function workshopOf(band: Band, site: Site): Mark[] {
  return WORKSHOPS[band](site)
}
