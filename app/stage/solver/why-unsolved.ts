import { m } from '#app/i18n/generated/messages.ts'
import type { Unsolvable } from '#engine/curriculum/solver/solution.ts'

/** Why a line is not solved, and what can be done about it. */
export const WHY_UNSOLVED: Readonly<Record<Unsolvable, () => string>> = {
  empty: m.solver_why_empty,
  too_long: m.solver_why_long,
  words: m.solver_why_words,
  unknown_letter: m.solver_why_letter,
  unknown_sign: m.solver_why_sign,
  brackets: m.solver_why_brackets,
  incomplete: m.solver_why_incomplete,
  too_large: m.solver_why_large,
  division_by_zero: m.solver_why_zero,
  not_real: m.solver_why_root,
  several_letters: m.solver_why_letters,
  functions: m.solver_why_functions,
  degree: m.solver_why_degree,
  roots: m.solver_why_roots,
  geometry_letters: m.solver_why_geometry_letters,
  geometry_positive: m.solver_why_geometry_positive,
  geometry_impossible: m.solver_why_geometry_impossible,
  geometry_figures: m.solver_why_geometry_figures,
  geometry_units: m.solver_why_geometry_units,
  other: m.solver_why_other,
}
