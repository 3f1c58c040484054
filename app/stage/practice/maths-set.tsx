// Mathematics set as MathML, which browsers draw and screen readers read.
import { createElement, Fragment, type ReactNode } from 'react'
import { linearText, nameText, repeatingDigits, type Signs } from '#engine/curriculum/linear-text.ts'
import type { Maths, Operator } from '#engine/curriculum/notation.ts'
import { mathsPieces, type Piece } from './maths-pieces.ts'
import { useSigns } from './words-context.ts'
import './maths-set.css'

/** Characters of a formula that is one whole on any screen. */
const SHORT = 9

export function MathsSet({ of }: { of: Maths }) {
  const signs = useSigns()
  const pieces = linearText(of, signs).length > SHORT ? mathsPieces(of) : [{ of }]
  const set = pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {createElement(
        'math',
        { className: 'maths', 'data-spoken': pieceText(piece, signs) },
        setPiece(piece, signs),
      )}
    </Fragment>
  ))
  // It moves to the next line as a whole and breaks only where no line can hold it; a list of numbers may break anywhere.
  return pieces.length > 1 && of.is !== 'list' ? <span className="formula">{set}</span> : set
}

/** For voices: they would run its parts together. */
const pieceText = ({ operator, of, end }: Piece, signs: Signs) =>
  ` ${[operator, linearText(of, signs), end].filter((part) => part !== undefined).join(' ')} `

function setPiece({ operator, of, end }: Piece, signs: Signs): ReactNode {
  // At the edge of its piece a sign would lose the room it has between two terms.
  const edge = (sign: string) => createElement('mo', { form: 'infix' }, sign)
  const inner = set(of, signs)
  if (operator === undefined && end === undefined) return inner
  return row(operator && edge(shown(operator)), inner, end && edge(end === ',' ? listComma(signs) : end))
}

const shown = (operator: Operator) => (operator === '-' ? '−' : operator)
const listComma = ({ decimal }: Signs) => (decimal === ',' ? ';' : ',')

const row = (...children: ReactNode[]) => createElement('mrow', null, ...children)
const mo = (sign: string) => createElement('mo', null, sign)
/** Grows with what it stands at. */
const tall = (sign: string) => createElement('mo', { className: 'tall' }, sign)
const mn = (text: string | number) => createElement('mn', null, text)
const over = (className: string, digits: string, sign: string) =>
  createElement('mover', { className }, mn(digits), mo(sign))

/** The first and the last digit with a dot above; a single one has one dot. */
function dotted(block: string): ReactNode[] {
  const dot = (digit: string) => over('dotted', digit, '˙')
  const between = block.slice(1, -1)
  return [
    dot(block[0] ?? ''),
    ...(between === '' ? [] : [mn(between)]),
    ...(block.length > 1 ? [dot(block.at(-1) ?? '')] : []),
  ]
}

function set(of: Maths, signs: Signs): ReactNode {
  const inner = (part: Maths) => set(part, signs)
  switch (of.is) {
    case 'number':
      return mn(linearText(of, signs).replace('-', '−'))
    case 'repeating': {
      const { lead, block } = repeatingDigits(of.value)
      return row(
        mn(lead.replace('.', signs.decimal)),
        ...(signs.repeats === 'dots' ? dotted(block) : [over('repeating', block, '¯')]),
      )
    }
    case 'fraction':
      return createElement('mfrac', null, inner(of.over), inner(of.under))
    case 'mixed':
      return row(mn(of.whole), createElement('mfrac', null, mn(of.over), mn(of.under)))
    case 'blank':
      return createElement('mtext', { className: 'blank' }, '?')
    case 'operation':
      return row(...between(of.terms.map(inner), shown(of.operator)))
    case 'power':
      return createElement('msup', null, inner(of.base), inner(of.exponent))
    case 'brackets':
      return row(tall('('), inner(of.inside), tall(')'))
    case 'variable':
      return createElement('mi', null, nameText(of.name, signs))
    case 'multiple':
      // Heard as times, not seen.
      return row(inner(of.factor), mo('\u2062'), inner(of.of))
    case 'opposite':
      return row(mo('−'), inner(of.of))
    case 'absolute':
      return row(tall('|'), inner(of.inside), tall('|'))
    case 'root':
      return of.index === undefined
        ? createElement('msqrt', null, inner(of.of))
        : createElement('mroot', null, inner(of.of), mn(of.index))
    case 'apply':
      return row(
        inner(of.function),
        // Invisible "applied to"; a thin space where no bracket keeps name and argument apart.
        mo('\u2061'),
        ...(of.of.is === 'brackets' ? [] : [createElement('mspace', { width: '0.17em' })]),
        inner(of.of),
      )
    case 'subscript':
      return createElement('msub', null, inner(of.of), inner(of.below))
    case 'degrees':
      return row(inner(of.of), mo('°'))
    case 'limit':
      return row(
        createElement(
          'munder',
          null,
          mo('lim'),
          row(
            createElement('mi', null, of.variable),
            mo('→'),
            of.side
              ? createElement('msup', null, inner(of.to), mo(of.side === '-' ? '−' : '+'))
              : inner(of.to),
          ),
        ),
        createElement('mspace', { width: '0.17em' }),
        inner(of.of),
      )
    case 'integral':
      return row(
        of.from && of.to
          ? createElement('msubsup', null, tall('∫'), inner(of.from), inner(of.to))
          : tall('∫'),
        inner(of.of),
        createElement('mspace', { width: '0.17em' }),
        createElement('mi', null, 'd'),
        createElement('mi', null, of.by),
      )
    case 'ratio':
      return row(...between(of.terms.map(inner), ':'))
    case 'relation':
      return row(inner(of.left), mo(of.sign), inner(of.right))
    case 'matrix':
      return row(
        tall('('),
        createElement(
          'mtable',
          null,
          ...of.rows.map((entries) =>
            createElement('mtr', null, ...entries.map((entry) => createElement('mtd', null, inner(entry)))),
          ),
        ),
        tall(')'),
      )
    case 'sign':
      return mo(of.sign)
    case 'list':
      return row(...between(of.items.map(inner), listComma(signs)))
  }
}

/** With a sign between each two. */
function between(parts: readonly ReactNode[], sign: string): ReactNode[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [mo(sign), part]))
}
