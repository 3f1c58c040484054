import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { skillsToPractise } from '#app/domain/practice/courses.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/request/viewer.server.ts'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { SUBJECTS } from '#engine/curriculum/skill.ts'
import { GAME_SUBJECT_OF } from './course-of.ts'
import { ownBand } from './own-band.ts'
import { type Strand, skillNames } from './practice.server.ts'
import { yearName } from './school-year-name.ts'

interface SkillChoice {
  readonly id: string
  readonly name: string
  readonly year: string
}

export interface SkillStrand {
  readonly strand: Strand
  readonly skills: readonly SkillChoice[]
}

interface SkillSubject {
  readonly subject: GameSubject
  readonly strands: readonly SkillStrand[]
}

export interface SkillLevel {
  readonly band: Band
  readonly subjects: readonly SkillSubject[]
}

/**
 * The skills with exercises of every band, by subject and strand: what is ticked in one band stays while another is looked at.
 * @param level shown first; null: the band of the person's own grade
 * @param without skills that are offered in another place of the form
 */
export function readSkillChoices(
  { caller: { locale } }: Pick<AppContext, 'caller'>,
  { profile }: Pick<Viewer, 'profile'>,
  { level = null, without = [] }: { level?: Band | null; without?: readonly string[] } = {},
): { band: Band; levels: SkillLevel[] } {
  const levels = BANDS.map((band) => ({
    band,
    subjects: SUBJECTS.map((subject) => {
      const skills = skillsToPractise(subject, locale, band).filter(({ id }) => !without.includes(id))
      const names = skillNames(
        skills.map(({ id }) => id),
        locale,
      )
      const strands = [...new Set(skills.map(({ strand }) => strand))].map((strand) => ({
        strand: strand as Strand,
        skills: skills
          .filter((skill) => skill.strand === strand)
          .map(({ id, grade }) => ({ id, name: names[id] ?? id, year: yearName(grade, locale) })),
      }))
      return { subject: GAME_SUBJECT_OF[subject], strands }
    }).filter(({ strands }) => strands.length > 0),
  }))
  return { band: level ?? ownBand(profile?.gradeLevel ?? null), levels }
}
