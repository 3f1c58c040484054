// Made by `npm run spellings`: not to be edited by hand.
import type { Spellings } from '../word-item.ts'

export const CHINESE_SPELLINGS: Spellings = {
  madeOf: 4259628349,
  anagrams: {
    春暖花开: ['花开春暖'],
    水滴石穿: ['滴水石穿', '滴水穿石'],
    抑扬顿挫: ['顿挫抑扬'],
  },
  rude: [],
}
