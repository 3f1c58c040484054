import { featuresOf } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const FEATURES = featuresOf({
  flashcardStudy: m.tools_coming_flashcard_study,
  flashcardCreate: m.tools_coming_flashcard_create,
  testCreate: m.tools_coming_test_create,
  studyGuide: m.tools_coming_study_guide,
  testFromSubject: m.tools_coming_test_from_subject,
  testGenerate: m.tools_coming_test_generate,
  planCreate: m.tools_coming_plan_create,
  planStart: m.tools_coming_plan_start,
  moreTips: m.tools_coming_more_tips,
})
