// How things come to rest. Shares of a movement's time go in (0 to 1), shares of its way come out.

export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}

/** Overshoots by a tenth and settles. */
export function springOut(share: number): number {
  const swing = 1.7
  const rest = share - 1
  return share <= 0 ? 0 : 1 + (swing + 1) * rest ** 3 + swing * rest ** 2
}
