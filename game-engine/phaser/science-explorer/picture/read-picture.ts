// The text of a picture, read: "water; fish:whale > cloud". A place, things from left to right, a thing's kind after a colon, and after > what only the answer brings. A thing with ! is shown in full effect from
// the start.
export const PLACES = ['bench', 'garden', 'land', 'sky', 'water', 'board'] as const
export type PlaceName = (typeof PLACES)[number]

export interface Part {
  readonly name: string
  readonly kind: string
  /** It appears with the answer. */
  readonly told: boolean
  /** Its effect is there before the answer. */
  readonly full: boolean
}

export interface PictureText {
  readonly place: PlaceName
  readonly parts: readonly Part[]
}

/** @throws when the place is none of ours */
export function readPicture(text: string): PictureText {
  const [place = '', things = ''] = text.split(';')
  if (!isPlace(place)) throw new Error(`no place is called ${place}`)
  const [asked = '', told = ''] = things.split('>')
  return { place, parts: [...partsOf(asked, false), ...partsOf(told, true)] }
}

function isPlace(name: string): name is PlaceName {
  return (PLACES as readonly string[]).includes(name)
}

function partsOf(text: string, told: boolean): Part[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const full = word.endsWith('!')
      const [name = '', ...kind] = (full ? word.slice(0, -1) : word).split(':')
      return { name, kind: kind.join(':'), told, full }
    })
}
