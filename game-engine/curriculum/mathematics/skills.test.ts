// The map of mathematics: no circles, no dead ends, nothing asked before its time, codes as the frameworks write them.
import { describe, expect, test } from 'vitest'
import { CODE_SHAPES, type Framework } from '../frameworks.ts'
import { bandOf, type Skill } from '../skill.ts'
import { MATH_STRANDS } from './math-skill.ts'
import { MATH_SKILLS } from './skills.ts'

const BY_ID = new Map(MATH_SKILLS.map((skill) => [skill.id, skill]))

describe('the map of mathematics', () => {
  test('has 236 skills with ids of their own', () => {
    expect(MATH_SKILLS).toHaveLength(236)
    expect(BY_ID.size).toBe(MATH_SKILLS.length)
    for (const { id } of MATH_SKILLS) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('names prerequisites that exist, are not of a later grade and stand before what builds on them', () => {
    const before = new Set<string>()
    for (const { id, prerequisites, grade } of MATH_SKILLS) {
      expect(new Set(prerequisites).size, id).toBe(prerequisites.length)
      for (const prerequisite of prerequisites) {
        // Whatever stands before cannot lead back: so there is no circle.
        expect(before.has(prerequisite), `${prerequisite} before ${id}`).toBe(true)
        expect(BY_ID.get(prerequisite)?.grade, `${prerequisite} before ${id}`).toBeLessThanOrEqual(grade)
      }
      before.add(id)
    }
  })

  test('is reached from what a child of kindergarten begins with', () => {
    const roots = MATH_SKILLS.filter(({ prerequisites }) => prerequisites.length === 0)
    expect(roots.map(({ id }) => id)).toEqual(['count-objects-to-20'])
    const learned = new Set<string>()
    const open = ({ id, prerequisites }: Skill) =>
      !learned.has(id) && prerequisites.every((prerequisite) => learned.has(prerequisite))
    for (;;) {
      const next = MATH_SKILLS.filter(open)
      if (next.length === 0) break
      for (const { id } of next) learned.add(id)
    }
    expect([...BY_ID.keys()].filter((id) => !learned.has(id))).toEqual([])
  })

  test('puts each skill into the band of its grade and a known strand, with codes as their framework writes them', () => {
    for (const { id, band, grade, strand, codes } of MATH_SKILLS) {
      expect(band, id).toBe(bandOf(grade))
      expect(MATH_STRANDS, id).toContain(strand)
      expect(Object.keys(codes), id).not.toEqual([])
      for (const [framework, list] of Object.entries(codes)) {
        for (const code of list) expect(code, id).toMatch(CODE_SHAPES[framework as Framework])
      }
      for (const code of codes.ccss ?? []) {
        const first = code.slice(0, 1)
        expect(
          first === 'H' ? grade >= 9 : grade === (first === 'K' ? 0 : Number(first)),
          `${id}: ${code}`,
        ).toBe(true)
      }
    }
  })
})
