const MINUTE_MS = 60_000
const STARS = 3

/** How far somebody is with their goal of so many minutes: whole minutes played and to go, and a star for each third. */
export function goalReached(
  playedMs: number,
  goal: number,
): { minutes: number; left: number; stars: number } {
  const minutes = Math.floor(playedMs / MINUTE_MS)
  return {
    minutes,
    left: Math.max(0, goal - minutes),
    stars: Math.min(STARS, Math.floor((minutes * STARS) / goal)),
  }
}
