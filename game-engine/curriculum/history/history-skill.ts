import { skillLine } from '../skill-line.ts'

export const HISTORY_STRANDS = ['sources', 'civics', 'world', 'geography', 'economics', 'us'] as const

export type HistoryStrand = (typeof HISTORY_STRANDS)[number]

/** A line of the table of skills. */
export const historySkill = skillLine<HistoryStrand>({ subject: 'history', source: 'written' })
