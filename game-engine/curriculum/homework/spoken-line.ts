// The line of mathematics in a question: without the words around it, and with "add 1/2 and 1/3" written as it is calculated.

const N = String.raw`(-?\d+(?:[.,]\d+)*(?: \d+\/\d+|\/\d+)?)`

const BEFORE = new RegExp(
  `^(?:${[
    // The number of the question on a worksheet.
    String.raw`(?:question|problem|pregunta|problema|exercice|question n°|第)? ?\d{1,2} ?(?:[.)、:：]|题)(?=\D| \d)`,
    'how (?:do|can|would|should) (?:i|you|we)|can you|could you|please|help me(?: with| to)?|i need to|i have to',
    "what is|what's|what does|find|solve|calculate|work out|evaluate|compute|determine",
    '(?:the )?(?:value|solution|result|answer)s?(?: of| to)|(?:this|the|my) (?:equation|inequality|problem|expression|sum|system)',
    '[¿¡]|cómo(?: puedo| se| hago para)?|ayúdame(?: con| a)?|por favor|cuánto (?:es|da|vale)|cuál es|halla|encuentra|resuelve|resuelvo|resolver|calcula|calculo|calcular',
    'el (?:valor|resultado) de|(?:la|esta) (?:ecuación|expresión|inecuación|operación)',
    'comment(?: puis-je| je| on| faire pour| faut-il)?|aide-moi(?: à| avec)?|s’il te plaît|combien (?:fait|font|vaut)|quel(?:le)? est|trouve[rz]?|résou(?:s|dre|dre l’équation)|calcule[rz]?',
    "l[’']équation|l[’']inéquation|la valeur de|le résultat de",
    '请问|请|怎么(?:解|算|求|计算)?|如何(?:解|算|求|计算)?|帮我(?:解|算|求|计算)?|求解|解方程|解|计算|求|方程|这道题|算一下',
  ].join('|')})[:：,]? *`,
  'iu',
)

const BEHIND =
  /[,，]? *(?:(?:solve )?for [a-z]|please|step by step|equals?(?: what)?|por favor|paso a paso|étape par étape|怎么算|怎么解|等于(?:多少|几)|是多少|的(?:解|值)|[?？!！.。=])$/iu

/** What is said, and what it means: $1 and $2 are the numbers in the order they stand. */
const SPOKEN: readonly (readonly [string, string])[] = [
  [`(?:add|sum|the sum of|sum of) ${N} (?:and|to|plus|\\+) ${N}`, '$1 + $2'],
  [`subtract ${N} from ${N}`, '$2 - $1'],
  [`(?:the )?difference (?:of|between) ${N} and ${N}`, '$1 - $2'],
  [`(?:multiply|the product of|product of) ${N} (?:by|and|times|with) ${N}`, '($1) * ($2)'],
  [`${N} times ${N}`, '($1) * ($2)'],
  [`(?:divide ${N} by|${N} divided by|the quotient of ${N} and) ${N}`, '($1) / ($2)'],
  [`(?:sumo|sumar|suma|la suma de) ${N} (?:y|más|con|\\+) ${N}`, '$1 + $2'],
  [`${N} más ${N}`, '$1 + $2'],
  [`(?:resto|restar|resta) ${N} (?:de|a) ${N}`, '$2 - $1'],
  [`(?:la diferencia entre) ${N} y ${N}`, '$1 - $2'],
  [`(?:multiplico|multiplicar|multiplica|el producto de) ${N} (?:por|y) ${N}`, '($1) * ($2)'],
  [`${N} por ${N}`, '($1) * ($2)'],
  [`(?:divido|dividir|divide) ${N} (?:entre|por) ${N}`, '($1) / ($2)'],
  [`${N} (?:entre|dividido entre) ${N}`, '($1) / ($2)'],
  [`(?:additionner|ajouter|additionne|la somme de) ${N} (?:et|à|plus|avec) ${N}`, '$1 + $2'],
  [`(?:soustraire|soustrais|enlever) ${N} (?:de|à) ${N}`, '$2 - $1'],
  [`(?:multiplier|multiplie|le produit de) ${N} (?:par|et) ${N}`, '($1) * ($2)'],
  [`${N} fois ${N}`, '($1) * ($2)'],
  [`(?:diviser|divise|${N} divisé) ${N} par ${N}`, '($1) / ($2)'],
  [`${N} ?(?:加上?|与|和) ?${N} ?(?:的和)`, '$1 + $2'],
  [`${N} ?加上? ?${N}`, '$1 + $2'],
  [`${N} ?减去? ?${N}`, '$1 - $2'],
  [`${N} ?乘以? ?${N}`, '($1) * ($2)'],
  [`${N} ?除以 ?${N}`, '($1) / ($2)'],
]

const MEANINGS = SPOKEN.map(([said, means]) => [new RegExp(`^${said}$`, 'iu'), means] as const)

/** @param question tidied; @returns what may be a line of mathematics: whether it is one, the solver says */
export function spokenLine(question: string): string {
  let line = question
  for (let before = ''; before !== line; ) {
    before = line
    line = line.replace(BEFORE, '').replace(BEHIND, '').trim()
  }
  for (const [said, means] of MEANINGS) {
    const found = said.exec(line)
    if (!found) continue
    const [first = '', second = ''] = found.slice(1).filter((number) => number !== undefined)
    return means.replace('$1', bracketed(first, means)).replace('$2', bracketed(second, means))
  }
  return line
}

/** A mixed number in a sum needs brackets. */
const bracketed = (number: string, means: string) =>
  number.includes(' ') && !means.includes('($1)') ? `(${number})` : number
