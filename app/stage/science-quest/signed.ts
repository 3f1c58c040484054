/** A whole number with the minus sign of a maths book, which is as wide as a plus; JavaScript writes a hyphen. */
export function signed(number: number): string {
  return String(number).replace('-', '−')
}
