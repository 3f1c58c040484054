// The shape of a drawing of a lesson or a case, and of the words beside it.
import { z } from 'zod'
import { PICTURES } from './lesson-drawing.ts'

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'no id in kebab-case')
export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'blanks at its ends')
  .refine((value) => !/['"]/.test(value), 'a straight quote')
const part = z.strictObject({ id, picture: z.enum(PICTURES).optional() })
const marked = z.strictObject({ id, role: id.optional() })
const point = z.tuple([z.number().min(0).max(340), z.number().min(0).max(260)])
const way = z.strictObject({ id, points: z.array(point).min(2), at: point })
const parts = (of: z.ZodType, least: number, most: number) => z.array(of).min(least).max(most)

export const drawing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cycle'), parts: parts(part, 3, 6), centre: part.optional() }),
  z.strictObject({ kind: z.literal('chain'), parts: parts(part, 2, 6) }),
  z.strictObject({ kind: z.literal('causes'), causes: parts(part, 1, 5), effects: parts(part, 1, 4) }),
  z.strictObject({
    kind: z.literal('layers'),
    parts: parts(z.strictObject({ id, fill: z.enum(['plain', 'dots', 'waves', 'bricks', 'lines']) }), 2, 7),
  }),
  z.strictObject({ kind: z.literal('rings'), parts: parts(z.strictObject({ id }), 2, 5) }),
  z.strictObject({
    kind: z.literal('timeline'),
    parts: parts(z.strictObject({ id, year: z.int(), about: z.literal(true).optional() }), 3, 7),
  }),
  z.strictObject({
    kind: z.literal('map'),
    land: z.array(z.array(point).min(3)),
    rivers: z.array(way).optional(),
    places: parts(z.strictObject({ id, at: point, picture: z.enum(PICTURES).optional() }), 1, 8),
    routes: z.array(way).optional(),
  }),
  z.strictObject({ kind: z.literal('table'), columns: parts(id, 2, 3), rows: parts(id, 2, 6) }),
  z.strictObject({
    kind: z.literal('particles'),
    boxes: parts(
      z.strictObject({ id, state: z.enum(['solid', 'liquid', 'gas']), mixed: z.literal(true).optional() }),
      1,
      3,
    ),
  }),
  z.strictObject({
    kind: z.literal('forces'),
    thing: part,
    arrows: parts(
      z.strictObject({
        id,
        to: z.enum(['left', 'right', 'up', 'down']),
        size: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      }),
      1,
      4,
    ),
  }),
  z.strictObject({
    kind: z.literal('bars'),
    bars: parts(z.strictObject({ id, value: z.number().positive() }), 2, 6),
  }),
  z.strictObject({ kind: z.literal('sentence'), lines: parts(parts(marked, 1, 8), 1, 4) }),
  z.strictObject({
    kind: z.literal('word'),
    words: parts(parts(z.strictObject({ id, means: z.literal(true).optional() }), 1, 6), 1, 4),
  }),
  z.strictObject({ kind: z.literal('paragraph'), parts: parts(marked, 2, 7) }),
])
