/** A code of eight signs as it is shown, in two groups that are easily read out: "BCDF-2346". */
export function spellCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
