/** Where so many things stand side by side, the middle of the row at x = 0; no farther apart than `gap`. */
export function inRow(count: number, width: number, gap: number): number[] {
  const step = count < 2 ? 0 : Math.min(gap, width / (count - 1))
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step)
}
