/** The part of a factor that is known by heart. */
export const known = (factor: number) => (factor > 5 ? 5 : factor > 2 ? 2 : 1)
