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
      1.1,
      shape('M15 94C14 76 14 60 15 45C17 20 32 6 50 5C69 6 83 20 85 45C86 60 86 76 85 94Z', 'b') +
        shape('M29 94C28 77 28 62 29 48C31 32 39 22 50 21C62 22 69 32 71 48C72 62 72 77 71 94Z', 'p') +
        line('M42 47C42 38 46 34 51 34C57 34 60 38 60 43C60 50 52 51 51 60') +
        dot(51, 71, 3.6) +
        dot(63.5, 79, 3.4) +
        line('M6 94H94'),
    ),
  },
} as const satisfies Record<string, Drawing>
