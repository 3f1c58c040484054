// The requests of an AR session's screen (session.ts). Why one is refused is a toast in the words of the answer.
import type { ArSession } from '#app/domain/ar/ar.types.ts'

type Send = typeof fetch

export type StartAnswer =
  | { readonly ok: true }
  /** message: null where nothing is shown, as for a session that could not be logged. undefined: nobody answered. */
  | { readonly ok: false; readonly message: string | null | undefined }

/** @param device what the device can do; null for the desk view, which needs nothing of it */
export function requestSession(
  gameId: ArSession['game'],
  device: { isCapable: boolean; hasCamera: boolean } | null,
  send: Send = fetch,
): Promise<StartAnswer> {
  return post({ intent: 'start', gameId, device }, send)
}

/** Timed access, and a session as long. @param minutes as the game's page names them */
export function requestTime(
  gameId: ArSession['game'],
  minutes: number,
  send: Send = fetch,
): Promise<StartAnswer> {
  return post({ intent: 'time', gameId, minutes }, send)
}

export function requestEnd(sessionId: ArSession['id'], send: Send = fetch): Promise<StartAnswer> {
  return post({ intent: 'end', sessionId }, send)
}

async function post(body: unknown, send: Send): Promise<StartAnswer> {
  try {
    const response = await send('/ar/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true }
    const answer: unknown = await response.json()
    const message =
      typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined
    return { ok: false, message: typeof message === 'string' || message === null ? message : undefined }
  } catch {
    return { ok: false, message: undefined }
  }
}
