// What stands in a maze: the flame to reach, and a door that asks something. Small enough for a cell.
import type { Drawing } from './drawing.ts'
import { dot, fill, heavy, line, shape } from './pen.ts'

export const maze = {
  'maze-flame': {
    box: [62, 2, 118, 112],
    art: heavy(
      1.5,
      shape(
        'M83 104C70 84 76 62 94 50C93 60 98 66 105 66C102 42 118 22 146 10C140 28 148 40 158 52C170 67 169 88 160 104C150 110 94 111 83 104Z',
        'a',
      ) + fill('M107 104C98 90 104 76 115 70C117 78 123 78 126 66C138 74 143 90 136 104Z', 'p'),
    ),
  },
  'maze-door': {
    box: [0, 0, 100, 100],
    art: heavy(
      1.5,
      shape('M19 93C18 76 18 60 19 45C21 22 34 9 50 8C67 9 79 22 81 45C82 60 82 76 81 93Z', 'b') +
        shape('M29 93C28 77 28 62 29 47C31 31 39 21 50 20C62 21 69 31 71 47C72 62 72 77 71 93Z', 'p') +
        line('M42 47C42 38 46 34 51 34C57 34 60 38 60 43C60 50 52 51 51 60') +
        dot(51, 71, 3.6) +
        dot(64, 66, 3.2) +
        line('M10 93H90'),
    ),
  },
} as const satisfies Record<string, Drawing>
