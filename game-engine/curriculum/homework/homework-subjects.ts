export const HOMEWORK_SUBJECTS = ['math', 'science', 'english', 'history'] as const

export type HomeworkSubject = (typeof HOMEWORK_SUBJECTS)[number]
