// The five subjects. Each has one part that comes alive and leaves the object at the top right, and spark ticks near it.
// The `small` ones, for under 56 px, keep the silhouette and drop ticks, hatching and windows.
import type { Drawing } from './drawing.ts'
import { circle, dot, fill, fillEvenOdd, hatch, heavy, line, shape, solid, turned } from './pen.ts'

const RULER =
  'M24 148C22 108 23 66 26 30C27 24 33 22 38 27C72 60 108 100 146 138C151 144 148 150 141 150C102 153 64 152 32 153C27 153 24 152 24 148Z'
const RULER_HOLE = 'M52 124C51 112 51 100 52 90C64 101 76 112 86 124C74 125 63 125 52 124Z'
const PLUS =
  'M112 40C117 38 123 38 128 39C128 46 128 51 127 57C133 57 139 56 145 57C146 62 146 67 145 73C139 73 133 73 127 73C128 79 128 85 127 91C122 92 117 92 111 91C111 85 112 79 111 73C105 73 100 74 94 73C93 68 93 62 94 57C100 56 106 57 111 57C112 51 111 46 112 40Z'
const FLASK =
  'M70 66C70 84 70 88 66 96L34 146C28 156 34 164 46 164C70 166 100 166 124 164C136 164 142 156 136 146L104 96C101 90 100 84 100 66'
const LIQUID = 'M54 118C66 112 76 124 88 118C98 113 108 120 116 118'
const LIQUID_BODY = `${LIQUID}L134 148C139 156 134 163 124 163C100 165 70 165 46 163C35 163 30 156 36 147Z`
const STOPPER = 'M64 58C74 56 96 56 106 58C108 61 108 65 106 68C96 70 74 70 64 68C62 65 62 61 64 58Z'
const BLOCK_A =
  'M22 60C44 57 76 57 98 60C102 61 103 63 103 67C105 90 105 116 103 140C103 144 101 146 97 146C74 149 46 149 24 146C20 146 18 144 18 140C16 116 16 90 18 66C18 62 19 61 22 60Z'
const LETTER_A = 'M52 78h16l22 52h-15l-4-11H49l-4 11H31Z'
const BLOCK_B =
  'M106 34C122 32 144 32 160 34C163 35 164 37 164 40C165 56 165 74 164 90C164 93 162 95 159 95C144 97 122 97 107 95C104 95 102 93 102 90C101 74 101 56 102 40C102 36 103 35 106 34Z'
const LETTER_B = 'M120 44h11v15c10-5 22 0 22 13s-12 19-33 16Z'
const TOWER_TOP =
  'M30 74C29 64 29 56 30 46C34 45 40 45 44 46L44 56L56 56L56 46C62 45 68 45 74 46L74 56L87 56L87 46C92 45 98 45 102 46C103 56 103 64 102 74'
const TOWER =
  'M34 158C33 128 33 104 34 76L30 74C29 64 29 56 30 46C34 45 40 45 44 46L44 56L56 56L56 46C62 45 68 45 74 46L74 56L87 56L87 46C92 45 98 45 102 46C103 56 103 64 102 74L98 76C99 104 99 128 98 158C76 160 54 160 34 158Z'
const TOWER_CROWN =
  'M34 76C54 79 78 79 98 76L102 74C103 64 103 56 102 46L87 46L87 56L74 56L74 46L56 46L56 56L44 56L44 46L30 46C29 56 29 64 30 74Z'
const WING =
  'M98 158C99 134 99 122 98 100C99 94 101 92 102 92L112 92L112 102L124 102L124 92L136 92L136 102L148 102L148 92C150 92 152 92 153 93C154 116 154 136 153 158C134 160 116 160 98 158Z'
const GATE = 'M52 158C51 146 51 138 52 130C54 114 78 114 80 130C81 138 81 146 80 158Z'
const FLAG = 'M66 8C78 2 86 16 102 9C100 18 101 24 104 32C90 38 80 24 66 31Z'
const PLAN = 'M26 28C66 25 116 25 154 28C157 66 157 114 154 152C114 155 66 155 26 152C23 114 23 66 26 28Z'
const GOAL_FLAME =
  'M134 158C120 154 114 140 121 128C123 133 127 135 130 134C128 122 134 112 146 106C145 114 150 120 154 126C160 138 156 152 146 157C142 158 138 158 134 158Z'

export const subjects = {
  math: {
    box: [0, 0, 180, 180],
    art:
      shape(RULER, 'a') +
      shape(RULER_HOLE, 'p') +
      line('M32 60h8M31 78h13M31 96h8M31 114h13M48 146v-8M66 146v-13M84 146v-8M102 146v-13', 'detail') +
      hatch('M104 118l20 20M112 116l22 24M96 112l22 30') +
      shape(PLUS, 'b') +
      line('M152 98A64 64 0 0 1 148 124M160 30l8-10M168 44l10-3', 'thin'),
  },
  science: {
    box: [0, 0, 180, 180],
    art:
      shape(`${FLASK}Z`, 'p') +
      fill(LIQUID_BODY, 'a') +
      line(LIQUID, 'thin') +
      line(FLASK) +
      shape(STOPPER, 'p') +
      circle(64, 142, 6, 'p', 'thin') +
      circle(96, 136, 8, 'p', 'thin') +
      circle(84, 152, 4, 'p', 'thin') +
      hatch('M110 132l14 22M102 148l8 12M114 126l-1-1') +
      circle(118, 32, 19, 'b') +
      line('M96 42C84 50 90 56 104 50C120 44 138 32 146 22C150 14 142 12 132 18') +
      circle(82, 38, 5, 'a', 'thin') +
      circle(78, 20, 3.4, 'a', 'thin') +
      line('M156 56l8 5M160 42l10 0', 'thin'),
  },
  words: {
    box: [0, 0, 180, 180],
    art:
      turned(
        'rotate(-8 60 100)',
        shape(BLOCK_A, 'a') +
          fillEvenOdd(`${LETTER_A}m21 16l-7 15h14Z`, 'p') +
          line(`${LETTER_A}M60 94l-7 15h14Z`, 'thin'),
      ) +
      turned(
        'rotate(12 134 64)',
        shape(BLOCK_B, 'b') +
          fillEvenOdd(`${LETTER_B}m11 25v11c7 1 11-2 11-6s-4-8-11-5Z`, 'p') +
          line(`${LETTER_B}M131 69v11c7 1 11-2 11-6s-4-8-11-5Z`, 'thin'),
      ) +
      line('M118 128C126 118 132 140 140 130C148 120 152 142 162 132') +
      line('M116 152C130 149 142 152 152 150', 'thin') +
      hatch('M84 128l10-12M86 138l14-18') +
      line('M44 34l-6-12M60 30l2-13M30 44l-11-6', 'thin'),
  },
  history: {
    box: [0, 0, 180, 180],
    art:
      shape(TOWER, 'p') +
      shape(WING, 'a') +
      fill(TOWER_CROWN, 'a') +
      line(`M34 76C54 79 78 79 98 76${TOWER_TOP}`) +
      shape(GATE, 'b') +
      solid('M60 100C60 92 72 92 72 100L72 106L60 106Z') +
      solid('M120 130C120 121 132 121 132 130L132 138L120 138Z') +
      line('M42 92h10M46 102h6M84 92h8M88 112h6M42 138h6', 'thin') +
      line('M106 116h9M140 116h7M106 148h8M138 148h9', 'detail') +
      line('M66 46V8') +
      shape(FLAG, 'b') +
      hatch('M140 104l12 14M138 112l14 18M142 128l10 12') +
      line('M14 160C60 164 120 164 168 160') +
      line('M130 60l10-9M142 70l13-3', 'thin'),
  },
  maze: {
    box: [0, 0, 180, 180],
    art:
      shape(PLAN, 'p') +
      fill('M120 120C131 119 142 119 154 120C155 132 155 142 154 152C142 153 131 153 120 152Z', 'a') +
      fill('M26 28C37 27 47 27 58 28L58 58C47 59 37 59 25 58Z', 'a') +
      line('M42 44V74H74V106H42V136H104V106', 'trail') +
      line(PLAN) +
      line(
        'M58 28V58M26 90H58M58 90V122M88 58H58M88 58V122M88 122H58M120 28V90M120 90H152M88 90H104M120 152V120M88 30V42',
        'wall',
      ) +
      shape(GOAL_FLAME, 'b') +
      fill('M136 156C130 150 132 144 138 140C140 144 143 144 144 138C150 144 150 152 144 156Z', 'p') +
      dot(42, 42, 6),
  },
} as const satisfies Record<string, Drawing>

export const subjectsSmall = {
  'math-small': {
    box: [14, 20, 142, 142],
    art: heavy(1.7, shape(RULER, 'a') + shape(RULER_HOLE, 'p') + shape(PLUS, 'b')),
  },
  'science-small': {
    box: [12, 6, 164, 164],
    art: heavy(
      1.8,
      shape(`${FLASK}Z`, 'p') +
        fill(LIQUID_BODY, 'a') +
        line(FLASK) +
        shape(STOPPER, 'p') +
        circle(126, 34, 19, 'b'),
    ),
  },
  'words-small': {
    box: [6, 10, 168, 168],
    art: heavy(
      1.7,
      turned('rotate(-8 60 100)', shape(BLOCK_A, 'a') + fillEvenOdd(`${LETTER_A}m21 16l-7 15h14Z`, 'p')) +
        turned(
          'rotate(12 134 64)',
          shape(BLOCK_B, 'b') + fillEvenOdd(`${LETTER_B}m11 25v11c7 1 11-2 11-6s-4-8-11-5Z`, 'p'),
        ),
    ),
  },
  'history-small': {
    box: [10, 0, 164, 164],
    art: heavy(
      1.7,
      shape(TOWER, 'p') +
        shape(WING, 'a') +
        fill(TOWER_CROWN, 'a') +
        line(`M34 76C54 79 78 79 98 76${TOWER_TOP}`) +
        shape(GATE, 'b') +
        line('M66 46V8') +
        shape(FLAG, 'b'),
    ),
  },
  'maze-small': {
    box: [14, 16, 152, 152],
    art: heavy(
      1.8,
      shape(PLAN, 'p') +
        line('M68 28V90H26M110 152V72H154') +
        shape(GOAL_FLAME, 'b') +
        circle(46, 56, 11, 'a'),
    ),
  },
} as const satisfies Record<string, Drawing>
