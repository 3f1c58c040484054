// A game that was started on the hub ("Play AR"): its own page knows what the hub does not, and says why it does not start.
let pressed: string | null = null

/** In the browser: the game's page opens next. */
export function noteHubStart(gameId: string): void {
  pressed = gameId
}

/** Whether this game was started on the hub; said once. */
export function takeHubStart(gameId: string): boolean {
  const isThis = pressed === gameId
  pressed = null
  return isThis
}
