// Every number of Word Wizard's mazes in one table.

/** Pages the mazes are drawn on, smallest first: cells across and down. */
export const PAGES = [
  { columns: 4, rows: 3 },
  { columns: 5, rows: 4 },
  { columns: 6, rows: 4 },
  { columns: 7, rows: 5 },
] as const

/** A maze leaves at least a quarter of its page free, so that ways can be laid past each other. */
export const MAX_FILLED = 0.75

/** Mazes of so few cells have a corridor between any two parts. */
export const MAX_SPREAD = 15

/** The most cells of a maze, its start among them. */
export const MAX_CELLS = 26
