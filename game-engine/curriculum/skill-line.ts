// A line of a subject's table of skills.
import { CODE_SHAPES, type Framework } from './frameworks.ts'
import { bandOf, type Grade, type Skill } from './skill.ts'

type Codes = Readonly<Partial<Record<Framework, string>>>

/**
 * Shorthand for the skills of one subject.
 * @returns a function of id, strand, grade, prerequisites (ids with blanks between them) and the codes of each framework,
 * blanks between them, too
 */
export function skillLine<Strand extends string>({ subject, source }: Pick<Skill, 'subject' | 'source'>) {
  return (id: string, strand: Strand, grade: Grade, prerequisites = '', codes: Codes = {}): Skill => {
    const frameworks = Object.keys(CODE_SHAPES) as Framework[]
    return {
      id,
      subject,
      strand,
      band: bandOf(grade),
      grade,
      prerequisites: listed(prerequisites),
      codes: Object.fromEntries(
        frameworks.flatMap((framework) =>
          codes[framework] ? [[framework, listed(codes[framework])] as const] : [],
        ),
      ),
      source,
    }
  }
}

const listed = (words: string) => words.split(' ').filter((word) => word !== '')
