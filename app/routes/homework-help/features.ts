import { comingSoon } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const FEATURES = comingSoon({
  homeworkQuestion: m.homework_coming,
  worksheetUpload: m.homework_coming,
  voiceInput: m.homework_coming_voice,
})
