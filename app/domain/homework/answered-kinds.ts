/** What we can help with. Help with a text counts for no limit: there is no answer in it. */
export const ANSWERED_KINDS = ['maths', 'story', 'fact', 'writing'] as const

export type AnsweredKind = (typeof ANSWERED_KINDS)[number]
