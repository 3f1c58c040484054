// A code with skills of a language: what its teacher and a student with another language are told.
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { createAccessCode } from '#app/domain/access-codes/create-access-code.server.ts'
import { redeemAccessCode } from '#app/domain/access-codes/redeem-access-code.server.ts'
import { skillsToPractise } from '#app/domain/practice/courses.ts'
import type { Language } from '#engine/core/languages.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { readEnteredCodes } from '../subject-study/codes/read-entered-codes.server.ts'
import { readCodeLines } from './read-code-lines.server.ts'

const SPANISH = skillsToPractise('language', 'es', 'middle')[0]?.id ?? ''

it.each([
  [[SPANISH, 'perimeter'], 'es', 'es'],
  [['perimeter'], null, null],
] as const)('of %j: %s to the teacher, %s to the student', async (skills, toTeacher, toStudent) => {
  const ctx = {
    ...testContext(env.DB),
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
  }
  const spoken = (locale: Language) => ({ ...ctx, caller: { ...ctx.caller, locale } })
  const { userId: teacher } = await makePerson(ctx, crypto.randomUUID(), 'teacher')
  const { userId: student } = await makePerson(ctx, crypto.randomUUID(), 'student')
  const attemptId = crypto.randomUUID()
  const made = await createAccessCode(ctx, {
    userId: teacher,
    attemptId,
    language: 'es',
    skills: [...skills],
  })
  if (!made.ok) throw new Error(made.code)
  expect(await readCodeLines(spoken('en'), teacher)).toMatchObject([{ onlyIn: toTeacher }])
  await redeemAccessCode(ctx, { userId: student, code: made.value.code })
  const [entered] = await readEnteredCodes(spoken('fr'), student)
  expect(entered?.otherLanguage).toBe(toStudent)
  expect(entered?.skills.map(({ id, canPractise }) => [id, canPractise])).toEqual(
    skills.map((id) => [id, id === 'perimeter']),
  )
  expect((await readEnteredCodes(spoken('es'), student))[0]?.otherLanguage).toBeNull()
})
