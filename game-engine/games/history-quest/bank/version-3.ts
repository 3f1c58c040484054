// The banks of version 3 of History Quest, whose rounds may still be handed in: those of version 4 in other topics and another order.
import type { QuizItem } from '#engine/learning/quiz/quiz-item.ts'
import { BANKS_4 } from './version-4.ts'

export const BANKS_3 = {
  elementary: asItWas(BANKS_4.elementary, [
    '107-116 27 120 75 1 150 28 76 4-6 8 207-208 12 210 92 15 211-213 215 51 93 77 53-54 78 55 29 56 18 94 57 19 30 58 31 79 20-24 59-63 32-36 80-85 37-44 64-69 95-99 25-26 45-50 86-90 70-74',
    '141 160 117-119 121 125-127 142 128-130 122-124 131 161 132-136 143 137-138 144-145 147 139-140 166-167 148-149 151-152 168-170 2 153-157 173 158 174-178 180-181',
    '159 0 162-165 146 182 171-172 183-184 3 185-192 198-203 179 204-206 7 9-11 209 91 13 193 14 194 16 195-196 214 197 17 52 100-106',
  ]),
  middle: asItWas(BANKS_4.middle, [
    '28-91 12',
    '92-141',
    '142-174',
    '175-237 0-1 13-14 2-7 15-21 8-11 22-27',
  ]),
  high: asItWas(BANKS_4.high, [
    '30-55',
    '56-98',
    '99-165',
    '166-261 0 262-285 1 286-301 2 302 12-14 3 15-26 4-11 27-29',
  ]),
}

/** @param topics first topic first: places in the bank of version 4, "4-7" for 4, 5, 6, 7 */
function asItWas(items: readonly QuizItem[], topics: readonly string[]): QuizItem[] {
  return topics.flatMap((places, index) =>
    places.split(' ').flatMap((run) => {
      const [first = 0, last = first] = run.split('-').map(Number)
      return items.slice(first, last + 1).map((item) => ({ ...item, topic: index + 1 }))
    }),
  )
}
