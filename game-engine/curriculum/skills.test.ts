// The maps of the four subjects: no circles, no dead ends, nothing asked before its time, codes as the frameworks write them.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { CODE_SHAPES, type Framework } from './frameworks.ts'
import { HISTORY_STRANDS } from './history/history-skill.ts'
import { HISTORY_SKILLS } from './history/skills.ts'
import { LANGUAGE_STRANDS } from './language/language-skill.ts'
import { LANGUAGE_SKILLS } from './language/skills.ts'
import { MATH_STRANDS } from './mathematics/math-skill.ts'
import { MATH_SKILLS } from './mathematics/skills.ts'
import { SCIENCE_STRANDS } from './science/science-skill.ts'
import { SCIENCE_SKILLS } from './science/skills.ts'
import { bandOf, type Grade, type Skill, type Subject } from './skill.ts'

interface Map {
  readonly name: string
  readonly skills: readonly Skill[]
  readonly strands: readonly string[]
  readonly size: number
  /** Skills that need nothing before them. */
  readonly starts: number
  readonly frameworks: readonly Framework[]
}

const SIZES = { en: 57, es: 52, fr: 53, zh: 58 }
const STARTS = { en: 4, es: 3, fr: 3, zh: 6 }

const MAPS: readonly Map[] = [
  {
    name: 'mathematics',
    skills: MATH_SKILLS,
    strands: MATH_STRANDS,
    size: 236,
    starts: 1,
    frameworks: ['ccss', 'apCalculus'],
  },
  {
    name: 'science',
    skills: SCIENCE_SKILLS,
    strands: SCIENCE_STRANDS,
    size: 77,
    starts: 9,
    frameworks: ['ngss'],
  },
  {
    name: 'history',
    skills: HISTORY_SKILLS,
    strands: HISTORY_STRANDS,
    size: 90,
    starts: 4,
    frameworks: ['c3'],
  },
  ...LANGUAGES.map((language) => ({
    name: language,
    skills: LANGUAGE_SKILLS[language],
    strands: LANGUAGE_STRANDS,
    size: SIZES[language],
    starts: STARTS[language],
    frameworks: language === 'en' ? (['ccssEla'] as const) : [],
  })),
]

describe.each(MAPS)('the map of $name', ({ name, skills, strands, size, starts, frameworks }) => {
  test('has skills with ids of their own', () => {
    expect(skills).toHaveLength(size)
    const prefix = name.length === 2 ? `${name}-` : ''
    for (const { id } of skills) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id.startsWith(prefix), id).toBe(true)
    }
  })

  test('names prerequisites that exist, are not of a later grade and stand before what builds on them', () => {
    const byId = new Map(skills.map((skill) => [skill.id, skill]))
    const before = new Set<string>()
    for (const { id, prerequisites, grade } of skills) {
      expect(new Set(prerequisites).size, id).toBe(prerequisites.length)
      for (const prerequisite of prerequisites) {
        // Whatever stands before cannot lead back: so there is no circle.
        expect(before.has(prerequisite), `${prerequisite} before ${id}`).toBe(true)
        expect(byId.get(prerequisite)?.grade, `${prerequisite} before ${id}`).toBeLessThanOrEqual(grade)
      }
      before.add(id)
    }
  })

  test('is reached from what needs nothing before it', () => {
    const roots = skills.filter(({ prerequisites }) => prerequisites.length === 0)
    expect(roots).toHaveLength(starts)
    const learned = new Set<string>()
    const open = ({ id, prerequisites }: Skill) =>
      !learned.has(id) && prerequisites.every((prerequisite) => learned.has(prerequisite))
    for (let next = skills.filter(open); next.length > 0; next = skills.filter(open))
      for (const { id } of next) learned.add(id)
    expect(skills.filter(({ id }) => !learned.has(id)).map(({ id }) => id)).toEqual([])
  })

  test('puts each skill into the band of its grade and a known strand, with codes as their framework writes them', () => {
    const subject: Subject =
      name === 'mathematics' || name === 'science' || name === 'history' ? name : 'language'
    for (const skill of skills) {
      const { id, band, grade, strand, codes } = skill
      expect(skill.subject, id).toBe(subject)
      expect(band, id).toBe(bandOf(grade))
      expect(strands, id).toContain(strand)
      const found = Object.entries(codes)
      if (frameworks.length > 0) expect(found, id).not.toEqual([])
      for (const [framework, list] of found) {
        expect(frameworks, id).toContain(framework)
        for (const code of list) {
          expect(code, id).toMatch(CODE_SHAPES[framework as Framework])
          expect(mayTeach(framework as Framework, code, grade), `${id}: ${code}`).toBe(true)
        }
      }
    }
  })
})

test('no two skills of any subject share an id', () => {
  const ids = MAPS.flatMap(({ skills }) => skills.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

/** Whether a code is one of the grade's own, or of a span of grades that holds it. */
function mayTeach(framework: Framework, code: string, grade: Grade): boolean {
  switch (framework) {
    case 'ccss':
      return code.startsWith('HS') ? grade >= 9 : grade === gradeOf(code.slice(0, 1))
    case 'ccssEla': {
      const [from = '', to = from] = (code.split('.')[1] ?? '').split('-')
      return gradeOf(from) - 2 <= grade && gradeOf(to) + 3 >= grade
    }
    case 'ngss': {
      if (code.startsWith('SEP')) return true
      const [span = ''] = code.split('-')
      return bandOf(grade) === (span === 'MS' ? 'middle' : span === 'HS' ? 'high' : 'elementary')
    }
    case 'c3': {
      const [from = '', to = ''] = (code.split('.').at(-1) ?? '').split('-')
      return gradeOf(from) - 3 <= grade && gradeOf(to) + 4 >= grade
    }
    case 'apCalculus':
      return grade >= 11
  }
}

const gradeOf = (text: string) => (text === 'K' ? 0 : Number(text))
