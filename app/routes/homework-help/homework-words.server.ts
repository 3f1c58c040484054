// The words of /homework-help in the one language asked for, sample questions included.

import { SUBJECT_NAMES } from '#app/game-words.ts'
import * as m from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'

export type HomeworkWords = ReturnType<typeof homeworkWords>

export function homeworkWords(locale: Locale) {
  const o = { locale }
  return {
    name: m.shell_homework_help({}, o),
    title: m.homework_title({}, o),
    lead: m.homework_lead({}, o),
    tabs: m.homework_tabs({}, o),
    tabNames: { type: m.homework_tab_type({}, o), upload: m.homework_tab_upload({}, o) },
    form: {
      subject: m.homework_subject({}, o),
      subjects: [
        { id: 'math', art: 'math-small', name: SUBJECT_NAMES.math(o) },
        { id: 'science', art: 'science-small', name: SUBJECT_NAMES.science(o) },
        { id: 'english', art: 'words-small', name: SUBJECT_NAMES.english(o) },
        { id: 'history', art: 'history-small', name: SUBJECT_NAMES.history(o) },
      ] as const,
      question: m.homework_question({}, o),
      placeholder: m.homework_placeholder({}, o),
      voice: m.homework_voice({}, o),
      submit: m.homework_submit({}, o),
    },
    upload: {
      drop: m.homework_drop({}, o),
      hint: m.homework_upload_hint({}, o),
      action: m.homework_upload({}, o),
    },
    recent: {
      title: m.homework_recent({}, o),
      lead: m.homework_recent_lead({}, o),
      example: m.homework_example({}, o),
      questions: [
        { art: 'math-small', subject: SUBJECT_NAMES.math(o), text: m.homework_recent_math({}, o) },
        { art: 'science-small', subject: SUBJECT_NAMES.science(o), text: m.homework_recent_science({}, o) },
        { art: 'history-small', subject: SUBJECT_NAMES.history(o), text: m.homework_recent_history({}, o) },
      ] as const,
    },
  }
}
