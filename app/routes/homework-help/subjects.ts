export const SUBJECTS = [
  { id: 'math', art: 'math-small' },
  { id: 'science', art: 'science-small' },
  { id: 'english', art: 'words-small' },
  { id: 'history', art: 'history-small' },
] as const
