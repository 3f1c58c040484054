// Glim, a torn notebook page whose top edge caught a spark. Three torn holes, the dog-ear and the flame are Glim:
// the flame's shape is the mood, face and arms only support it. The `small` ones are for under 56 px: no limbs.
import type { Drawing } from './drawing.ts'
import { circle, dot, fill, heavy, line, oval, shape, solid, turned } from './pen.ts'

const BODY =
  'M76 97C102 91 140 91 165 95C174 97 178 101 179 110C182 138 181 164 178 186L155 210C130 213 102 213 78 210C68 209 64 204 63 195V190h7a6.5 6.5 0 0 0 0-13h-7V160h7a6.5 6.5 0 0 0 0-13h-7V130h7a6.5 6.5 0 0 0 0-13h-7V108C64 101 68 98 76 97Z'
const EAR = 'M178 186C168 185 160 187 157 190C155 194 155 202 155 210Z'

const FLAMES = {
  hello: [
    'M83 104C70 84 76 62 94 50C93 60 98 66 105 66C102 42 118 22 146 10C140 28 148 40 158 52C170 67 169 88 160 104Z',
    'M107 104C98 90 104 76 115 70C117 78 123 78 126 66C138 74 143 90 136 104Z',
  ],
  thinking: [
    'M84 104C74 86 82 66 100 58C126 47 146 40 138 26C134 18 120 20 122 30C112 22 120 6 137 8C158 10 164 34 152 50C168 62 170 88 160 104Z',
    'M110 104C102 90 110 80 124 74C130 70 136 66 138 60C146 72 146 92 138 104Z',
  ],
  cheering: [
    'M76 104C58 86 54 64 64 44C70 54 76 58 82 58C80 34 94 14 118 0C116 18 124 30 132 36C138 28 142 22 152 16C152 28 158 38 166 48C172 44 176 40 180 32C188 58 182 86 166 104Z',
    'M100 104C92 86 100 68 116 58C118 68 124 74 130 66C142 78 146 92 140 104Z',
  ],
  oops: [
    'M96 102C88 92 92 80 104 76C104 82 108 84 112 82C112 72 120 66 130 62C128 72 134 76 140 82C148 90 146 98 142 102Z',
    'M112 102C108 96 112 90 120 86C128 90 130 98 128 102Z',
  ],
  sleeping: [
    'M102 102C96 94 100 84 110 80C112 86 118 84 120 74C132 80 138 92 132 102Z',
    'M112 102C110 97 113 93 118 91C123 94 124 98 122 102Z',
  ],
} as const

const DRY_FACE =
  oval(112, 140, 6, 8) + oval(150, 138, 6, 8) + dot(114, 138.5, 2, 'p') + dot(152, 136.5, 2, 'p')

type Mood = keyof typeof FLAMES

function flame(mood: Mood): string {
  const [outer, inner] = FLAMES[mood]
  return shape(outer, 'a') + fill(inner, 'p')
}

const page =
  shape(BODY, 'p') + line('M88 101V207', 'margin') + line('M97 186H150M97 198H146', 'rule') + shape(EAR, 'b')

function hand(x: number, y: number): string {
  return circle(x, y, 8.5, 'a')
}

function shoe(x: number, y: number, facing: 1 | -1): string {
  const at = (dx: number) => x - facing * dx
  return shape(
    `M${at(11)} ${y}C${at(12)} ${y - 11} ${at(2)} ${y - 14} ${at(-5)} ${y - 11}C${at(-13)} ${y - 9} ${at(-18)} ${y - 5} ${at(-18)} ${y}Z`,
    'b',
  )
}

function eyes(dx = 0, dy = 0, glintX = 2.4, glintY = -3.6): string {
  return (
    oval(111 + dx, 139 + dy, 6.8, 9.6) +
    oval(149 + dx, 137 + dy, 6.8, 9.6) +
    dot(111 + dx + glintX, 139 + dy + glintY, 2.5, 'p') +
    dot(149 + dx + glintX, 137 + dy + glintY, 2.5, 'p')
  )
}

const cheeks = oval(100, 157, 7.5, 4.6, 'a', 0.6) + oval(163, 154, 7.5, 4.6, 'a', 0.6)
const legs =
  line('M104 211C104 222 103 230 102 238M138 212C139 222 140 230 141 238') +
  shoe(97, 250, -1) +
  shoe(146, 250, 1)

export const glim = {
  'glim-hello': {
    box: [0, 0, 260, 262],
    layers: {
      flame: flame('hello'),
      body:
        legs +
        line('M64 168C50 172 44 182 46 194') +
        hand(47, 200) +
        page +
        eyes() +
        cheeks +
        solid('M118 156C124 160 138 159 144 155C144 167 138 174 131 174C124 174 119 167 118 156Z') +
        fill('M124 169C127 165 135 164 138 168C136 173 126 174 124 169Z', 'b'),
      front:
        line('M180 150C196 148 208 136 214 118') +
        hand(217, 110) +
        line('M232 92l6-9M241 106l11-4M238 120l10 4', 'thin'),
    },
  },
  'glim-thinking': {
    box: [0, 0, 260, 262],
    layers: {
      flame: flame('thinking'),
      body:
        legs +
        line('M64 166C48 168 40 180 48 192C54 199 62 198 70 196') +
        page +
        line('M100 122C106 117 113 117 118 120M142 112C148 107 156 108 160 113', 'thin') +
        eyes(3, -1, 3, -5) +
        cheeks +
        line('M121 164C127 168 136 168 142 162') +
        line('M180 158C200 166 198 190 172 186C164 184 156 180 150 176') +
        hand(148, 174),
      front:
        circle(196, 92, 5, 'b', 'thin') + circle(214, 74, 7, 'b', 'thin') + circle(237, 52, 10, 'b', 'thin'),
    },
  },
  'glim-cheering': {
    box: [0, -6, 260, 268],
    layers: {
      flame: flame('cheering'),
      body:
        line('M104 208C98 218 90 224 80 226M140 209C146 220 154 226 164 226') +
        shape('M88 232C82 240 72 242 66 234C62 227 64 219 72 216C78 218 86 224 88 232Z', 'b') +
        shape('M156 232C162 240 172 242 178 234C182 227 180 219 172 216C166 218 158 224 156 232Z', 'b') +
        line('M64 150C46 144 34 128 30 108') +
        hand(28, 100) +
        line('M180 148C198 142 210 126 214 106') +
        hand(216, 98) +
        page +
        line('M102 142C105 131 116 131 120 141M140 139C144 128 155 128 159 138') +
        cheeks +
        solid('M112 154C122 159 140 158 150 152C151 170 143 181 132 181C121 181 113 171 112 154Z') +
        fill('M121 174C126 168 138 167 142 173C138 180 126 181 121 174Z', 'b'),
      front:
        line('M96 256C112 252 150 252 168 256', 'thin') +
        line('M22 70l-6-12M8 84l-8-4M232 66l6-12M246 82l10-4M40 46l-2-14M216 40l3-13', 'thin'),
    },
  },
  // A mistake is something to look into: brows up, a hand at the flame, no frown and no smoke.
  'glim-oops': {
    box: [0, 0, 260, 262],
    inPartsOnly: true,
    layers: {
      flame: turned('rotate(-5 120 150)', flame('oops')),
      body: turned(
        'rotate(-5 120 150)',
        legs +
          line('M64 166C46 164 36 176 44 188C50 194 58 194 66 191') +
          page +
          line('M100 119C105 113 113 113 118 117M142 112C147 105 156 105 161 110', 'thin') +
          eyes(3, 0, 3, -5) +
          cheeks +
          line('M121 166C127 170 136 170 143 164'),
      ),
      front: turned(
        'rotate(-5 120 150)',
        line('M180 154C208 150 214 116 188 92') +
          hand(182, 86) +
          line('M198 70l6-9M206 82l11-4', 'thin') +
          line('M150 66l6-9M162 74l10-6', 'thin'),
      ),
    },
  },
  'glim-sleeping': {
    box: [0, 0, 260, 262],
    inPartsOnly: true,
    layers: {
      flame: turned('rotate(7 120 210) translate(0 26)', flame('sleeping')),
      body:
        turned(
          'rotate(7 120 210) translate(0 26)',
          page +
            line('M102 142C106 149 115 149 119 142M140 140C144 147 153 147 157 140') +
            cheeks +
            oval(131, 166, 4.5, 5.5) +
            line('M64 172C58 184 78 194 96 188') +
            hand(102, 186) +
            line('M180 168C186 180 170 192 150 188') +
            hand(144, 187),
        ) +
        shape('M60 250C50 250 46 238 54 230C62 225 72 230 74 238L76 250Z', 'b') +
        shape('M116 252C106 252 102 240 110 232C118 227 128 232 130 240L132 252Z', 'b'),
      front: line('M190 74h20l-20 26h20M220 40h15l-15 19h15M242 16h10l-10 13h10'),
    },
  },
  // The high notebook's: heavy lids, half a smile, a pencil at hand.
  'glim-dry': {
    box: [0, 0, 260, 262],
    inPartsOnly: true,
    layers: {
      flame: flame('hello'),
      body:
        legs +
        line('M64 166C52 172 46 182 48 196') +
        hand(49, 202) +
        page +
        DRY_FACE +
        line(
          'M103 135C108 132 115 131 121 133M141 131C147 129 154 130 159 133M141 116C147 110 156 110 162 115',
          'thin',
        ) +
        line('M119 163C127 168 136 167 145 160', 'thin'),
      front:
        line('M180 160C192 164 200 172 201 184') +
        shape('M196 146C200 145 204 145 208 146L208 208L202 221L196 208Z', 'b', 'thin') +
        line('M196 208H208', 'thin') +
        hand(202, 188),
    },
  },
} as const satisfies Record<string, Drawing>

const bigEyes =
  oval(112, 138, 9, 12.5) + oval(150, 136, 9, 12.5) + dot(115, 133, 3.6, 'p') + dot(153, 131, 3.6, 'p')
const plainPage = shape(BODY, 'p') + shape(EAR, 'b')

function small(mood: Mood, face: string): Drawing {
  return { box: [44, 0, 156, 222], art: heavy(1.9, flame(mood) + plainPage + face) }
}

export const glimSmall = {
  mark: {
    box: [44, 0, 156, 222],
    art: heavy(
      2.3,
      flame('hello') +
        plainPage +
        bigEyes +
        line('M118 160C124 169 139 168 146 157') +
        line('M90 106V204', 'margin'),
    ),
  },
  'glim-hello-small': small(
    'hello',
    bigEyes + solid('M114 158C124 163 140 162 149 156C148 172 141 180 132 180C122 180 116 172 114 158Z'),
  ),
  'glim-thinking-small': small('thinking', bigEyes + line('M118 163C126 170 138 170 147 161')),
  'glim-cheering-small': small(
    'cheering',
    line('M98 144C102 129 118 129 122 143M138 141C143 126 158 126 162 140') +
      solid('M110 154C122 160 142 159 153 152C154 174 144 186 132 186C119 186 111 174 110 154Z'),
  ),
  'glim-oops-small': small(
    'oops',
    bigEyes +
      line('M98 117C104 109 115 109 120 115M140 109C146 100 158 101 163 108M118 164C126 172 140 171 148 161'),
  ),
  'glim-dry-small': small(
    'hello',
    oval(112, 142, 7.5, 8.5) +
      oval(150, 140, 7.5, 8.5) +
      line(
        'M101 132C108 129 117 129 124 132M138 130C145 127 154 127 161 130M118 165C128 170 138 169 148 162',
      ),
  ),
  'glim-sleeping-small': small(
    'sleeping',
    line('M98 142C103 151 116 151 121 142M139 140C144 149 157 149 162 140') + oval(131, 170, 6, 7),
  ),
} as const satisfies Record<string, Drawing>
