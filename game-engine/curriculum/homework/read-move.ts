// A step said in words: "subtract 5 from both sides", "resta 5", "divise par 3", "两边同时减5". What it makes of the equation is
// worked out, and left to the learner to judge.
import type { Language } from '#engine/core/languages.ts'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import { type Maths, relation } from '../notation.ts'
import { simplify } from '../solver/simplify.ts'
import { readAs } from '../solver/solve-line.ts'
import { bracketed } from '../solver/tree.ts'

type Doing = '+' | '-' | '×' | '÷'

const OF = String.raw`([\d.,/]*[a-z]?)`
const BOTH =
  '(?: ?(?:to|from|on|off|by|a|de|en|à|des|aux|sur)? ?(?:both sides|each side|ambos lados|ambos miembros|los dos lados|(?:des|aux|les) deux côtés|deux côtés|chaque côté|chaque membre))?'

const SAID: readonly (readonly [Doing, string])[] = [
  [
    '+',
    `(?:i (?:would |'d )?)?(?:add|plus|sumar|suma|sumo|añadir|agregar|agrega|ajouter|ajoute|additionner) (?:the )?${OF}${BOTH}`,
  ],
  [
    '-',
    `(?:i (?:would |'d )?)?(?:subtract|minus|take (?:away|off)?|restar|resta|resto|quitar|quita|soustraire|soustrais|enlever|enlève|retirer|retire) ?(?:the )?${OF}${BOTH}(?: away| off)?`,
  ],
  [
    '×',
    `(?:i (?:would |'d )?)?(?:multiply|times|multiplicar|multiplica|multiplico|multiplier|multiplie)${BOTH} ?(?:by|with|por|par)? ?${OF}${BOTH}`,
  ],
  [
    '÷',
    `(?:i (?:would |'d )?)?(?:divide|dividir|divido|diviser|divise)${BOTH} ?(?:by|entre|por|par)? ?${OF}${BOTH}`,
  ],
  ['+', `(?:两边|等式两边)?(?:同时|都)?加上? ?${OF}`],
  ['-', `(?:两边|等式两边)?(?:同时|都)?减去? ?${OF}`],
  ['×', `(?:两边|等式两边)?(?:同时|都)?乘以? ?${OF}`],
  ['÷', `(?:两边|等式两边)?(?:同时|都)?除以 ?${OF}`],
]
const MOVES = SAID.map(([doing, said]) => [doing, new RegExp(`^${said}$`, 'u')] as const)

/** null: no step in words. `now` is null where it cannot be done: nothing divides by 0 or by the letter. */
export function readMove(
  typed: string,
  from: Extract<Maths, { is: 'relation' }>,
  language: Language,
): { readonly now: Maths | null } | null {
  const said = typed
    .toLocaleLowerCase(language)
    .replaceAll('’', "'")
    .replace(/[\s?？.!。！]+$/u, '')
    .trim()
  for (const [doing, words] of MOVES) {
    const amount = words.exec(said)?.[1]
    if (!amount) continue
    const [by] = readAs(amount, language)
    if (!by || by.is === 'relation' || from.left.is === 'relation') return null
    const value = numberOf(normalForm(by))
    if ((doing === '×' || doing === '÷') && (value === null || value.n === 0n)) return { now: null }
    if (from.sign !== '=' && doing !== '+' && doing !== '-' && value && value.s < 0n) return { now: null }
    const on = (side: Maths): Maths =>
      simplify(
        doing === '÷'
          ? { is: 'fraction', over: side, under: by }
          : {
              is: 'operation',
              operator: doing,
              terms: [doing === '×' ? bracketed(side) : side, bracketed(by)],
            },
        [],
      )
    return { now: relation(on(from.left), from.sign, on(from.right)) }
  }
  return null
}
