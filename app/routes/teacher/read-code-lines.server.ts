import { lastDayOfCode } from '#app/domain/access-codes/code-limits.ts'
import { readAccessCodes } from '#app/domain/access-codes/read-access-codes.server.ts'
import { courseOf } from '#app/domain/practice/courses.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'
import { skillNames } from '#app/views/practice.server.ts'
import type { CodeLine } from './code-line.ts'

/** A teacher's codes as their desk lists them. */
export async function readCodeLines(ctx: AppContext, userId: string): Promise<CodeLine[]> {
  const codes = await readAccessCodes(ctx, userId)
  return codes.map(({ code, language, skills, entered, createdAt }) => {
    const names = skillNames(skills, ctx.caller.locale)
    const isOfLanguage = (id: string) => courseOf(id, language)?.language === language
    return {
      code,
      entered,
      until: dayOf(lastDayOfCode(createdAt), ctx.caller.timeZone),
      skills: skills.map((id) => names[id] ?? id),
      onlyIn: skills.some(isOfLanguage) ? language : null,
    }
  })
}
