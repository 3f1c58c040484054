/** The product's name, in every language. */
export const PRODUCT_NAME = 'Sparkbook'
