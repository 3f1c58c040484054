import { skillLine } from '../skill-line.ts'

export const SCIENCE_STRANDS = ['physical', 'life', 'earth-space', 'practices'] as const

export type ScienceStrand = (typeof SCIENCE_STRANDS)[number]

/** A line of the table of skills. */
export const scienceSkill = skillLine<ScienceStrand>({ subject: 'science', source: 'written' })
