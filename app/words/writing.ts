// What the writing port says to a person: refusals, help lines, and what our own tutor can do. Call it on the server.

import { PLANS } from '#app/domain/catalogue/plans.ts'
import type { ExplainQuestionRefusal } from '#app/domain/homework/explain-question.server.ts'
import type { ExplainAgainRefusal } from '#app/domain/writing/explain-again.server.ts'
import type { Written } from '#app/domain/writing/generate-text.server.ts'
import { ideaText, type TutorAnswer } from '#app/domain/writing/tutor-answer.ts'
import type { WritingRefusal } from '#app/domain/writing/writing-refusals.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'
import { helpLinesText } from './help-lines.ts'

type Words = (inputs: object, options?: SaidIn) => string

/** unexpected_failure: a fault of ours. */
export type WritingFailure =
  | WritingRefusal
  | ExplainAgainRefusal
  | ExplainQuestionRefusal
  | 'unexpected_failure'

const WORDS: Readonly<Record<WritingFailure, Words>> = {
  prompt_empty: m.writing_error_prompt_empty,
  prompt_too_long: m.writing_error_prompt_too_long,
  unknown_model: m.writing_error_failed,
  consent_required: m.writing_error_consent_required,
  not_school: m.writing_error_not_school,
  quota_used_up: (_, options) =>
    m.homework_left_none({ most: PLANS.free.quotas['homework-questions']?.most ?? 0 }, options),
  daily_limit: m.writing_error_daily_limit,
  too_many_requests: m.writing_error_too_many_requests,
  no_tutor: m.writing_error_failed,
  not_solved: m.writing_error_failed,
  unknown_question: m.writing_error_failed,
  provider_failed: m.writing_error_failed,
  unexpected_failure: m.writing_error_thrown,
}

export function writingErrorText(code: WritingFailure, options?: SaidIn): string {
  return WORDS[code]({}, options)
}

/** @param siteUrl our own origin: the text goes to programs too, where a path leads nowhere */
export function writtenText(written: Written, siteUrl: string, options?: SaidIn): string {
  if (written.by === 'model') return written.text
  if (written.by === 'help-lines') return helpLinesText(written.country, options)
  return written.answer === null
    ? m.writing_built_in({}, options)
    : tutorText(written.answer, siteUrl, options)
}

function tutorText(answer: TutorAnswer, siteUrl: string, options?: SaidIn): string {
  switch (answer.is) {
    case 'worked':
      return [m.writing_built_in_worked({}, options), ...answer.lines].join('\n')
    case 'fact': {
      const { question, right, source } = answer
      return [
        m.writing_built_in_known({}, options),
        question,
        right,
        m.tutor_source({ source }, options),
      ].join('\n')
    }
    case 'lesson': {
      const { title, source, skill } = answer.lesson
      return [
        m.writing_built_in_lesson({}, options),
        ideaText(answer.lesson, options?.locale ?? ''),
        ...(source === null ? [] : [m.tutor_source({ source }, options)]),
        m.writing_built_in_lesson_read(
          { title, address: `${siteUrl}/subject-study/lessons/${skill}` },
          options,
        ),
      ].join('\n')
    }
  }
}
