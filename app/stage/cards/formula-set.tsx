// A formula of a card as MathML, which browsers draw and screen readers read.
import { createElement, type ReactNode } from 'react'
import { type Formula, readFormula } from '#engine/cards/formula.ts'
import '../practice/maths-set.css'

export function FormulaSet({ text }: { text: string }) {
  return createElement('math', { className: 'maths' }, set(readFormula(text)))
}

function set(formula: Formula): ReactNode {
  switch (formula.is) {
    case 'row':
      return createElement('mrow', null, ...formula.of.map(set))
    case 'brackets': {
      const { open, inside, close } = formula
      return createElement(
        'mrow',
        null,
        createElement('mo', { className: 'tall' }, open),
        set(inside),
        createElement('mo', { className: 'tall' }, close),
      )
    }
    case 'number':
      return createElement('mn', null, formula.text)
    case 'name':
      return createElement('mi', null, formula.text)
    case 'sign':
      return createElement('mo', null, formula.text)
    case 'text':
      return createElement('mtext', null, formula.text)
    case 'fraction':
      return createElement('mfrac', null, set(formula.over), set(formula.under))
    case 'root':
      return formula.index === null
        ? createElement('msqrt', null, set(formula.of))
        : createElement('mroot', null, set(formula.of), set(formula.index))
    case 'script': {
      const { base, above, below } = formula
      if (above && below) return createElement('msubsup', null, set(base), set(below), set(above))
      return createElement(above ? 'msup' : 'msub', null, set(base), set(above ?? below ?? base))
    }
  }
}
