export const MOST = 6
