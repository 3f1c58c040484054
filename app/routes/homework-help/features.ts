import { featuresOf } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const FEATURES = featuresOf({
  homeworkQuestion: m.homework_coming,
  worksheetUpload: m.homework_coming,
  voiceInput: m.homework_coming_voice,
})
