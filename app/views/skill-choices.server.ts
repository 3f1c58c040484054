import { readSkills } from '#app/domain/practice/read-skills.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/request/viewer.server.ts'
import { hasPractice, practiceMap, type Strand } from '#app/views/practice.server.ts'
import { type Band, isBand } from '#engine/core/bands.ts'
import { SUBJECTS } from '#engine/curriculum/skill.ts'
import { ownBand } from './own-band.ts'

export interface SkillStrand {
  readonly strand: Strand
  readonly skills: readonly { readonly id: string; readonly name: string; readonly year: string }[]
}

/** The skills with exercises of a band, by strand: the band asked for, else that of the person's own grade. */
export async function readSkillChoices(
  ctx: AppContext,
  { account, profile }: Viewer,
  asked: string | null,
): Promise<{ band: Band; strands: SkillStrand[] }> {
  const band = isBand(asked) ? asked : ownBand(profile?.gradeLevel ?? null)
  const known = await readSkills(ctx, account.id)
  const language = ctx.caller.locale
  const open = SUBJECTS.map((subject) => ({ subject, band, language }))
    .filter(hasPractice)
    .flatMap((course) => practiceMap(course, known, null).skills)
    .filter(({ status }) => status !== 'none')
  const strands = [...new Set(open.map(({ strand }) => strand))]
  return {
    band,
    strands: strands.map((strand) => ({
      strand,
      skills: open
        .filter((skill) => skill.strand === strand)
        .map(({ id, name, year }) => ({ id, name, year })),
    })),
  }
}
