export const indices = (count: number) => Array.from({ length: count }, (_, index) => index)
