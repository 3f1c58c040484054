import { CODE_SHAPES, type Framework } from '../frameworks.ts'
import { bandOf, type Grade, type Skill } from '../skill.ts'

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

/**
 * A line of the table of skills.
 * @param prerequisites ids with blanks between them, as are the codes of each framework
 */
export function mathSkill(
  id: string,
  strand: MathStrand,
  grade: Grade,
  prerequisites: string,
  codes: Readonly<Partial<Record<Framework, string>>>,
): Skill {
  const frameworks = Object.keys(CODE_SHAPES) as Framework[]
  return {
    id,
    subject: 'mathematics',
    strand,
    band: bandOf(grade),
    grade,
    prerequisites: listed(prerequisites),
    codes: Object.fromEntries(
      frameworks.flatMap((framework) =>
        codes[framework] ? [[framework, listed(codes[framework])] as const] : [],
      ),
    ),
    source: 'generator',
  }
}

const listed = (words: string) => words.split(' ').filter((word) => word !== '')
