// The topics of high school: a book and its quill, a factory, a dove, a satellite above the Earth.
import {
  arc,
  between,
  circle,
  curve,
  during,
  ellipse,
  points,
  shape,
  smooth,
  turned,
} from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'

export function book(life: number): Mark[] {
  const line = (y: number, from: number): Mark[] => {
    const written = during(life, from, from + 0.22)
    return written === 0
      ? []
      : [
          curve(
            [
              { x: 88, y },
              { x: between(88, 128, written), y: y - 3 * written },
            ],
            0,
          ),
        ]
  }
  const pen = between(0, 1, (life * 4) % 1.0001)
  const tip = { x: between(90, 128, pen), y: 60 + Math.floor(Math.min(3, life * 4)) * 10 - 2 }
  const feather = (text: string) => points(text).map(({ x, y }) => ({ x: x + tip.x, y: y + tip.y }))
  return [
    shape(points('12,98 80,106 148,98 148,104 80,112 12,104'), 'a', 0.1),
    shape(
      smooth(points('80,50 64,42 42,40 18,44')).concat(smooth(points('14,98 40,93 64,96 80,105'))),
      'paper',
      0,
      { hatched: false },
    ),
    shape(
      smooth(points('80,50 96,42 118,40 142,44')).concat(smooth(points('146,98 120,93 96,96 80,105'))),
      'paper',
      0.1,
      { hatched: true },
    ),
    ...[56, 66, 76, 86].map((y, row) =>
      curve(
        [
          { x: 26, y: y - 2 },
          { x: row === 3 ? 52 : 70, y: y + 2 },
        ],
        0.3 + row * 0.08,
      ),
    ),
    shape(points('28,30 28,48 36,44 44,49 44,29'), 'b', 0.5),
    ...[0, 1, 2, 3].flatMap((row) => line(60 + row * 10, row * 0.25)),
    curve(smooth(feather('0,0 10,-22 22,-46')), 0.6, 'ink', 'thick'),
    shape(smooth(feather('7,-16 6,-34 16,-52 28,-58 27,-42 18,-24'), true), 'a', 0.65),
    curve(smooth(feather('4,-9 14,-30 25,-54')), 0.7),
  ]
}

export function factory(life: number): Mark[] {
  const lit = (index: number) => life > 0.15 + index * 0.14
  const gear = (x: number, y: number, radius: number, turn: number, at: number): Mark[] => {
    const teeth = Array.from({ length: 32 }, (_, step) => {
      const angle = (Math.PI * 2 * step) / 32 + turn
      const out = Math.floor(step / 2) % 2 ? radius : radius * 1.25
      return { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out }
    })
    return [shape(teeth, 'b', at), shape(circle(x, y, radius * 0.38), 'paper', at + 0.05)]
  }
  const smoke = (x: number, start: number): Mark[] => {
    const rise = during(life, start, start + 0.6)
    return rise === 0
      ? []
      : [0, 1, 2].map((puff) =>
          shape(
            ellipse(x + puff * 9 * rise, 26 - puff * 7 * rise, 4 + puff * 2.4 * rise, 3 + puff * 1.4 * rise),
            'paper',
            0,
          ),
        )
  }
  return [
    curve(points('4,106 156,106'), 0, 'ink', 'thick'),
    ...smoke(28, 0),
    ...smoke(48, 0.15),
    shape(points('22,106 25,30 33,30 36,106'), 'b', 0.15),
    shape(points('42,106 44,38 52,38 54,106'), 'b', 0.2, { hatched: true }),
    shape(points('18,106 18,72 56,72 56,62 84,74 84,62 112,74 112,62 140,74 140,106'), 'a', 0.1, {
      hatched: true,
    }),
    ...[64, 84, 104].map((x, index) =>
      shape(
        [
          { x, y: 80 },
          { x: x + 12, y: 80 },
          { x: x + 12, y: 92 },
          { x, y: 92 },
        ],
        lit(index) ? 'paper' : 'ink',
        0.5,
      ),
    ),
    shape(points('28,106 28,86 46,86 46,106'), 'paper', 0.5),
    curve(points('37,106 37,86'), 0.55),
    ...gear(120, 38, 13, life * Math.PI, 0.6),
    ...gear(143, 24, 8, -life * Math.PI * 1.6 + 0.2, 0.65),
  ]
}

export function dove(life: number): Mark[] {
  const lift = between(10, -2, life)
  const beat = Math.sin(life * Math.PI * 3)
  const at = (text: string): Point[] => points(text).map(({ x, y }) => ({ x, y: y + lift }))
  const wing = (text: string, side: number): Point[] =>
    at(text).map((point) => turned(point, { x: 78, y: 62 + lift }, side * beat * 0.22))
  return [
    shape(arc(80, 118, 78, 22, Math.PI, Math.PI * 2), 'faint', 0),
    curve(smooth(points('40,112 60,106 76,109 84,103 104,108 120,106')), 0.2, 'faint'),
    shape(smooth(wing('76,56 84,34 104,14 122,10 118,34 106,54 90,64', 1), true), 'paper', 0.3),
    shape(
      smooth(at('40,50 50,44 62,48 82,54 104,66 128,64 136,74 118,82 92,86 66,82 50,68'), true),
      'paper',
      0.1,
      {
        hatched: true,
      },
    ),
    shape(at('128,64 150,60 146,70 152,78 136,80 122,78'), 'paper', 0.2),
    shape(smooth(wing('66,62 58,40 64,18 78,8 86,30 92,50 88,66', -1), true), 'a', 0.35),
    curve(smooth(wing('70,56 70,38 74,22', -1)), 0.6),
    curve(smooth(wing('79,58 80,42 82,30', -1)), 0.6),
    shape(circle(51, 53 + lift, 1.8), 'ink', 0.5),
    shape(at('41,51 31,55 42,57'), 'b', 0.5),
    curve(smooth(at('36,56 28,64 18,66')), 0.7),
    ...at('30,60 24,68 19,62 15,70').map(({ x, y }, leaf) =>
      shape(
        ellipse(
          x,
          y,
          between(2, 6, during(life, leaf * 0.15, leaf * 0.15 + 0.4)),
          2.4,
          leaf % 2 ? 0.9 : -0.7,
        ),
        'b',
        0.75,
      ),
    ),
  ]
}

export function satellite(life: number): Mark[] {
  const angle = -2.5 + life * 1.9
  const middle = { x: 80 + Math.cos(angle) * 66, y: 78 + Math.sin(angle) * 52 }
  const at = (text: string): Point[] =>
    points(text).map(({ x, y }) => turned({ x: middle.x + x, y: middle.y + y }, middle, angle + Math.PI / 2))
  const signal = during(life, 0.3, 1)
  const toEarth = Math.atan2(78 - middle.y, 80 - middle.x)
  return [
    curve(arc(80, 78, 66, 52, -2.9, -0.2), 0.3, 'faint'),
    shape(circle(80, 78, 36), 'a', 0, { hatched: true }),
    shape(smooth(points('62,62 74,54 84,60 78,70 82,82 70,92 62,80'), true), 'b', 0.25),
    shape(smooth(points('94,70 104,68 108,80 98,92 92,84'), true), 'b', 0.3),
    curve(arc(80, 78, 36, 11, 0.05, Math.PI - 0.05), 0.4),
    ...[8, 15, 22]
      .slice(0, Math.ceil(signal * 3))
      .map((out) => curve(arc(middle.x, middle.y, out, out, toEarth - 0.5, toEarth + 0.5), 0)),
    shape(at('-6,-7 6,-7 6,7 -6,7'), 'paper', 0.5),
    shape(at('-24,-5 -9,-5 -9,5 -24,5'), 'b', 0.6),
    shape(at('9,-5 24,-5 24,5 9,5'), 'b', 0.6),
    curve(at('-16,-5 -16,5'), 0.7),
    curve(at('16,-5 16,5'), 0.7),
    ...points('20,30 140,112 26,104 146,52').map(({ x, y }) => shape(circle(x, y, 1.6), 'ink', 0.8)),
  ]
}
