// The sticker album: 24 places, in their order. What earns each is decided in app/domain/stickers/earned-stickers.ts.
export const STICKERS = [
  'star',
  'sun',
  'kite',
  'bee',
  'leaf',
  'dino',
  'rainbow',
  'boat',
  'fish',
  'perfect',
  'flower',
  'snail',
  'bulb',
  'lens',
  'book',
  'owl',
  'streak',
  'moon',
  'planet',
  'level',
  'balloon',
  'cat',
  'apple',
  'mushroom',
] as const

export type StickerId = (typeof STICKERS)[number]
