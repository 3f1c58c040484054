// A call to our own server with JSON both ways. A failure is a value.

export interface Answer {
  status: number
  /** Undefined where it was no JSON. */
  body: unknown
}

/** Null when nobody answered. */
export async function post(path: string, body: unknown, send: typeof fetch): Promise<Answer | null> {
  try {
    const response = await send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } catch {
    return null
  }
}
