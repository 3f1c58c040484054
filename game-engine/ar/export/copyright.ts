/** Said in every file of a model that leaves our pages; LICENSE and THIRD-PARTY.md say the same. */
export const COPYRIGHT = 'Copyright (c) 2026 Sparkbook. All rights reserved. The model is our own.'
