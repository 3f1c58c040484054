import { describe, expect, it } from 'vitest'
import { NEW_SKILL, type SkillState } from '#engine/curriculum/practice/skill-state.ts'
import type { SkillRecords } from './analytics.types.ts'
import { sortSkills } from './sort-skills.ts'

/** @param recent as skill-state.ts keeps it */
const tried = (recent: string, rating = 1_000): SkillState => ({
  ...NEW_SKILL,
  rating,
  seen: recent.length,
  recent,
})

const sorted = (records: Partial<SkillRecords>) =>
  sortSkills({ states: new Map(), due: [], mastered: [], missed: [], ...records })

describe('skills that need time', () => {
  it('are those of whose last tries at most half were right, the weakest first', () => {
    const states = new Map([
      ['half', tried('0202')],
      ['weak', tried('0010')],
      ['good', tried('22202')],
    ])
    expect(sorted({ states }).needTime).toEqual([
      { skill: 'weak', right: 1, tries: 4 },
      { skill: 'half', right: 2, tries: 4 },
    ])
  })

  it('are not judged by two tries', () => {
    expect(sorted({ states: new Map([['begun', tried('00')]]) }).needTime).toEqual([])
  })
})

describe('what to practise next', () => {
  it('is what fades, before what needs time, three at most, each once', () => {
    const states = new Map(['fades', 'a', 'b', 'c'].map((skill) => [skill, tried('000')]))
    expect(sorted({ states, due: ['fades'] }).next).toEqual([
      { skill: 'fades', why: 'again' },
      { skill: 'a', why: 'more' },
      { skill: 'b', why: 'more' },
    ])
  })
})
