// Ends waiting with a signal, for what knows none: the binding of Workers AI and the streams it answers with.

/** What comes of `work`, or a rejection when the signal fires first. */
export function giveUp<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort)
  })
}

/** The pieces of a stream. It is cancelled when the signal fires, or when whoever reads it leaves. @throws when the signal fires */
export async function* piecesUntil<Piece>(
  stream: ReadableStream<Piece>,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const reader = stream.getReader()
  try {
    while (true) {
      const { done, value } = await giveUp(reader.read(), signal)
      if (done) return
      yield value
    }
  } finally {
    // Not waited for: it may be as silent as the stream.
    void reader.cancel().catch(() => {})
  }
}
