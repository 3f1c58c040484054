/** The visual filters of the AR filter pack: they change how a scene is drawn, never its words or its score. */
export const AR_FILTERS = ['paper-cut', 'blueprint', 'chalk-night', 'glow', 'thermal'] as const

export type ArFilter = (typeof AR_FILTERS)[number]
