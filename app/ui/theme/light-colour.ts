// A colour token by day, worked out from the text of tokens.css: for what is made where no browser is (app/bundle/room-models.ts).

export type Channels = readonly [red: number, green: number, blue: number]

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const MIX = /^in srgb$/
const SHARE = /^(.+)\s+([\d.]+)%$/

/**
 * @param level the value of data-level
 * @param token its name: "--il-a"
 * @returns red, green and blue from 0 to 1, as screens show them. @throws on what it cannot read: never a wrong colour
 */
export function lightColour(css: string, level: string, token: string): Channels {
  const tokens = new Map([
    ...declared(css, ':root'),
    ...declared(css, '[data-level]'),
    ...declared(css, `[data-level="${level}"]`),
  ])
  const read = (value: string | undefined): Channels => {
    const text = (value ?? '').trim()
    const hex = HEX.exec(text)
    if (hex) return [share(hex[1]), share(hex[2]), share(hex[3])]
    const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(text) ?? []
    const parts = argumentsOf(inside)
    if (name === 'var') return read(tokens.get(parts[0] ?? ''))
    if (name === 'light-dark') return read(parts[0])
    const [, first, percent] = SHARE.exec(parts[1] ?? '') ?? []
    if (name !== 'color-mix' || !MIX.test(parts[0] ?? '') || first === undefined || parts.length !== 3)
      throw new Error(`${token} of ${level} is no colour that can be read: ${text}`)
    const [one, other, amount] = [read(first), read(parts[2]), Number(percent) / 100]
    const mixed = (at: 0 | 1 | 2) => one[at] * amount + other[at] * (1 - amount)
    return [mixed(0), mixed(1), mixed(2)]
  }
  return read(tokens.get(token))
}

/** Declarations of the blocks whose list of selectors names exactly this one. */
function declared(css: string, selector: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  for (const [, selectors = '', body = ''] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value)
  }
  return found
}

/** Between the commas that are in no brackets. */
function argumentsOf(inside: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const sign of inside) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

function share(hex = ''): number {
  return Number.parseInt(hex, 16) / 255
}
