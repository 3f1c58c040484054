import type { AppContext } from '#app/platform/context.ts'
import { lookUp } from '#engine/curriculum/homework/look-up.ts'
import { recognise } from '#engine/curriculum/homework/recognise.ts'
import { tidyQuestion } from '#engine/curriculum/homework/tidy-question.ts'
import type { TutorAnswer } from '../tutor-answer.ts'

/** What our banks and lessons have for a prompt, by the rule of homework help; null: nothing, or it asks for something else. */
export async function lookUpPrompt(
  { library, caller: { locale } }: Pick<AppContext, 'library' | 'caller'>,
  prompt: string,
): Promise<Exclude<TutorAnswer, { is: 'worked' }> | null> {
  const question = tidyQuestion(prompt)
  if (!question.ok) return null
  // Nobody chose a subject; in history no story is read as a calculation.
  const found = recognise(question.value, 'history', locale)
  if (found.is !== 'words') return null
  const { facts, lessons } = await library.read(locale)
  const looked = await lookUp(question.value, found, locale, {
    readFacts: async () => facts,
    readLessons: async () => lessons,
  })
  if (looked.is === 'fact') {
    const { question: asked, right, source } = looked.fact
    return { is: 'fact', question: asked, right, source }
  }
  return looked.lesson?.isAbout ? { is: 'lesson', lesson: looked.lesson } : null
}
