/** The product's name, in every language. */
export const PRODUCT_NAME = 'Sparkbook'
/** Stand-in for an avatar when a person has no display name (spec 000 section 2). */
export const PRODUCT_INITIALS = 'SB'
