const DIGITS = '₀₁₂₃₄₅₆₇₈₉'
/** Digits that follow an element's symbol or a bracket, inside a formula: "H2O", "Ca(OH)2". */
const COUNT = /(?<=\b(?:[A-Z][a-z]?\d*|[()])*(?:[A-Z][a-z]?|\)))\d+/g

/** Formulas in a text as chemistry writes them: H2O is H₂O. */
export function inSubscript(text: string): string {
  return text.replace(COUNT, (count) => [...count].map((digit) => DIGITS[Number(digit)]).join(''))
}
