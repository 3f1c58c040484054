import { skillLine } from '../skill-line.ts'

export const MATH_STRANDS = [
  'counting',
  'addition-subtraction',
  'multiplication-division',
  'place-value',
  'fractions',
  'decimals',
  'patterns',
  'measurement',
  'geometry',
  'data',
  'ratios-percent',
  'number-system',
  'expressions-equations',
  'functions',
  'statistics-probability',
  'algebra-1',
  'algebra-2',
  'trigonometry',
  'precalculus',
  'limits',
  'derivatives',
  'integrals',
] as const

export type MathStrand = (typeof MATH_STRANDS)[number]

/** A line of the table of skills. */
export const mathSkill = skillLine<MathStrand>({ subject: 'mathematics', source: 'generator' })
