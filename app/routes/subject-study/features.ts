import { featuresOf } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const FEATURES = featuresOf({
  arithmetic: m.lessons_coming_arithmetic,
  algebra: m.lessons_coming_algebra,
  geometry: m.lessons_coming_geometry,
  functions: m.lessons_coming_functions,
  trigonometry: m.lessons_coming_trigonometry,
  statistics: m.lessons_coming_statistics,
  calculus: m.lessons_coming_calculus,
  videos: m.lessons_coming_videos,
  solver: m.lessons_coming_solver,
  accessCode: m.lessons_coming_access_code,
  teacherHelp: m.lessons_coming_teacher_help,
  scienceNews: m.lessons_coming_science_news,
  englishNews: m.lessons_coming_english_news,
  historyNews: m.lessons_coming_history_news,
})
