// One line of the benchmark's table. Every value stands next to a reference, because a machine's speed means nothing.
export interface Entry {
  name: string
  value: number | null
  unit: string
  /** What the value is held against, measured in the same run unless its name says otherwise. */
  reference: { name: string; value: number | null }
  /** value / reference */
  ratio: number | null
  aim?: string
}

/** What a part of the benchmark found; notes are what a reader must know to judge the numbers. */
export interface Findings {
  entries: Entry[]
  notes: string[]
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}

function shown(value: number | null): string {
  if (value === null) return 'n/a'
  const digits = value >= 1_000 ? 0 : value >= 100 ? 1 : value >= 1 ? 2 : 3
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** The table as text. */
export function table(entries: readonly Entry[]): string {
  const rows = entries.map(({ name, value, unit, reference, ratio, aim = '' }) => [
    name,
    value === null ? 'n/a' : `${shown(value)} ${unit}`,
    `${shown(reference.value)} ${reference.name}`,
    ratio === null ? 'n/a' : `${shown(ratio)}x`,
    aim,
  ])
  const head = ['', 'value', 'reference', 'ratio', 'aim']
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
