// Formulas as somebody types them on a card, or as LaTeX from another program: read for how they look, never calculated. Whatever
// cannot be read is shown as it stands, so nothing throws.

export type Formula =
  | { readonly is: 'row'; readonly of: readonly Formula[] }
  | { readonly is: 'brackets'; readonly open: string; readonly inside: Formula; readonly close: string }
  | { readonly is: 'number' | 'name' | 'sign' | 'text'; readonly text: string }
  | { readonly is: 'fraction'; readonly over: Formula; readonly under: Formula }
  | { readonly is: 'root'; readonly of: Formula; readonly index: Formula | null }
  | {
      readonly is: 'script'
      readonly base: Formula
      readonly above: Formula | null
      readonly below: Formula | null
    }

const MAX_LENGTH = 500
const MAX_DEPTH = 16

const SIGNS: Readonly<Record<string, string>> = {
  cdot: '·',
  times: '×',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  to: '→',
  rightarrow: '→',
  int: '∫',
  sum: '∑',
  circ: '°',
  degree: '°',
  angle: '∠',
}
const NAMES: Readonly<Record<string, string>> = {
  ...{ pi: 'π', alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', theta: 'θ', lambda: 'λ', mu: 'μ', rho: 'ρ' },
  ...{ sigma: 'σ', phi: 'φ', omega: 'ω', Delta: 'Δ', Sigma: 'Σ', Omega: 'Ω', infty: '∞' },
  ...Object.fromEntries(['sin', 'cos', 'tan', 'log', 'ln', 'lim'].map((name) => [name, name])),
}
/** What only says how it is set. */
const IGNORED = new Set(['left', 'right', 'displaystyle', 'limits', 'quad', 'big', 'Big'])
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const TOKEN =
  /\\text\{[^{}]*\}|\\[a-z]+|\\.|\d+(?:[.,]\d+)*|(?:sqrt|sin|cos|tan|log|ln|lim|pi|theta)(?![a-z])|\p{L}|<=|>=|\S/giu

/** @param input untrusted; what is longer than 500 characters is not read but shown */
export function readFormula(input: string): Formula {
  if (input.length > MAX_LENGTH) return { is: 'text', text: input }
  const tidied = input
    .replace(/[⁰¹²³⁴-⁹]+/g, (digits) => `^{${[...digits].map((digit) => RAISED.indexOf(digit)).join('')}}`)
    .replace(/\s+/g, ' ')
  const tokens = tidied.match(TOKEN) ?? []
  let place = 0
  let depth = 0

  const isNext = (...signs: readonly string[]) => signs.includes(tokens[place] ?? '')
  const take = () => tokens[place++] ?? ''

  function readRow(...ends: readonly string[]): Formula {
    const parts: Formula[] = []
    while (place < tokens.length && !isNext(...ends)) {
      const part = readScripted()
      if (part === null) continue
      const before = parts.at(-1)
      if (part.is === 'sign' && part.text === '/' && before && place < tokens.length && !isNext(...ends)) {
        const under = readScripted()
        if (under) parts.splice(-1, 1, { is: 'fraction', over: bare(before), under: bare(under) })
      } else parts.push(part)
    }
    return parts.length === 1 && parts[0] ? parts[0] : { is: 'row', of: parts }
  }

  function readScripted(): Formula | null {
    const base = readAtom()
    if (base === null) return null
    let above: Formula | null = null
    let below: Formula | null = null
    while (isNext('^', '_')) {
      const isAbove = take() === '^'
      const script = bare(readScript())
      if (isAbove) above = script
      else below = script
    }
    return above || below ? { is: 'script', base, above, below } : base
  }

  function readScript(): Formula {
    if (!isNext('-', '+')) return readAtom() ?? { is: 'row', of: [] }
    const sign = signOf(take())
    return { is: 'row', of: [sign, readAtom() ?? { is: 'row', of: [] }] }
  }

  function readGroup(close: string): Formula {
    if (depth >= MAX_DEPTH) return { is: 'row', of: [] }
    depth++
    const inside = readRow(close)
    depth--
    place++
    return inside
  }

  function readAtom(): Formula | null {
    const token = take()
    if (token === '(' || token === '[') {
      const close = token === '(' ? ')' : ']'
      return { is: 'brackets', open: token, inside: readGroup(close), close }
    }
    if (token === '{') return readGroup('}')
    if (token === '√' || token === 'sqrt' || token === '\\sqrt') return readRoot()
    if (/^\d/.test(token)) return { is: 'number', text: token }
    if (token.startsWith('\\text{')) return { is: 'text', text: token.slice('\\text{'.length, -1) }
    if (token.startsWith('\\')) return readCommand(token.slice(1))
    if (Object.hasOwn(NAMES, token)) return { is: 'name', text: NAMES[token] ?? token }
    return /^\p{L}/u.test(token) ? { is: 'name', text: token } : signOf(token)
  }

  function readRoot(): Formula {
    let index: Formula | null = null
    if (isNext('[')) {
      take()
      index = readGroup(']')
    }
    return { is: 'root', of: bare(readScripted() ?? { is: 'row', of: [] }), index }
  }

  function readCommand(name: string): Formula | null {
    if (IGNORED.has(name)) return null
    if (/^[dt]?frac$/.test(name)) {
      const over = bare(readAtom() ?? { is: 'row', of: [] })
      return { is: 'fraction', over, under: bare(readAtom() ?? { is: 'row', of: [] }) }
    }
    if (Object.hasOwn(NAMES, name)) return { is: 'name', text: NAMES[name] ?? name }
    if (Object.hasOwn(SIGNS, name)) return { is: 'sign', text: SIGNS[name] ?? name }
    return /^[a-z]+$/i.test(name) ? { is: 'text', text: name } : signOf(name)
  }

  return readRow()
}

/** Without the brackets that only held it together. */
function bare(formula: Formula): Formula {
  return formula.is === 'brackets' && formula.open === '(' ? formula.inside : formula
}

function signOf(token: string): Formula {
  const text = { '-': '−', '*': '·', '<=': '≤', '>=': '≥' }[token] ?? token
  return { is: 'sign', text }
}
