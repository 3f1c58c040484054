// Looking into notation, and putting values into it.
import { brackets, type Maths, product } from '../notation.ts'

const CONSTANTS = new Set([
  'π',
  'e',
  'i',
  '∞',
  'sin',
  'cos',
  'tan',
  'ln',
  'log',
  'arcsin',
  'arccos',
  'arctan',
])

export const isPart = (value: unknown): value is Maths =>
  typeof value === 'object' && value !== null && 'is' in value

export const partsOf = (maths: Maths): Maths[] => Object.values(maths).flat().filter(isPart)

/** The tree itself and everything in it. */
export function everyPart(maths: Maths): Maths[] {
  return [maths, ...partsOf(maths).flatMap(everyPart)]
}

export const has = (maths: Maths, test: (part: Maths) => boolean): boolean =>
  test(maths) || partsOf(maths).some((part) => has(part, test))

/** The unknowns, in order of the alphabet. */
export function lettersOf(...all: readonly Maths[]): string[] {
  const names = all
    .flatMap(everyPart)
    .flatMap((part) => (part.is === 'variable' && !CONSTANTS.has(part.name) ? [part.name] : []))
  return [...new Set(names)].sort()
}

export const hasLetter = (maths: Maths) => lettersOf(maths).length > 0

/** Without brackets around the whole. */
export const unbracketed = (maths: Maths): Maths =>
  maths.is === 'brackets' ? unbracketed(maths.inside) : maths

/** In brackets where it is a sum or negative, as it has to be behind a sign or as a factor. */
export function bracketed(maths: Maths): Maths {
  const isNegative = maths.is === 'opposite' || (maths.is === 'number' && maths.value.n < 0)
  return isNegative || (maths.is === 'operation' && maths.operator !== '×') ? brackets(maths) : maths
}

/** In brackets unless it is a positive number or a letter, as it has to be under an exponent. */
export const asBase = (maths: Maths): Maths =>
  ['fraction', 'operation', 'multiple', 'power'].includes(maths.is) ? brackets(maths) : bracketed(maths)

/** The same tree with values in place of letters, in brackets where they need them. */
export function substituted(maths: Maths, values: Readonly<Record<string, Maths>>): Maths {
  const fill = (part: Maths): Maths => substituted(part, values)
  switch (maths.is) {
    case 'variable':
      return values[maths.name] ?? maths
    case 'brackets':
    case 'absolute':
      return { ...maths, inside: fill(maths.inside) }
    case 'root':
    case 'degrees':
      return { ...maths, of: fill(maths.of) }
    case 'opposite':
      return { ...maths, of: bracketed(fill(maths.of)) }
    case 'apply':
      return { ...maths, of: maths.of.is === 'brackets' ? fill(maths.of) : brackets(fill(maths.of)) }
    case 'multiple':
      // Numbers side by side would be read as one.
      return lettersOf(maths.of).some((letter) => letter in values)
        ? product(asFactor(fill(maths.factor)), bracketed(fill(maths.of)))
        : { ...maths, factor: asFactor(fill(maths.factor)) }
    case 'fraction':
      return { ...maths, over: fill(maths.over), under: fill(maths.under) }
    case 'power':
      return { ...maths, base: asBase(fill(maths.base)), exponent: fill(maths.exponent) }
    case 'operation':
      return {
        ...maths,
        terms: maths.terms.map((term, index) => {
          if (index > 0) return bracketed(fill(term))
          return maths.operator === '+' || maths.operator === '-' ? fill(term) : asFactor(fill(term))
        }),
      }
    case 'relation':
      return { ...maths, left: fill(maths.left), right: fill(maths.right) }
    default:
      return maths
  }
}

/** What begins a product: a sum is held together. */
const asFactor = (maths: Maths): Maths =>
  maths.is === 'operation' && (maths.operator === '+' || maths.operator === '-') ? brackets(maths) : maths
