// Zstandard (RFC 8878), as Anki packs since 2.1.50 and browsers do not unpack by themselves. The frame is not asked how much
// memory it wants: it gets a buffer of the most we read, whose pages are only taken as they are written.

/** @returns a buffer of so many bytes that begins with what was packed; null: no whole frame */
export async function unpackZstd(frame: Uint8Array, most: number): Promise<Uint8Array | null> {
  const { decompress } = await import('fzstd')
  // fzstd 0.1.1 asks whether the buffer equals 1; without an answer of its own, an array writes itself out as text, for seconds.
  const unpacked = Object.assign(new Uint8Array(most), { valueOf: () => 0 })
  try {
    decompress(frame, unpacked)
    return unpacked
  } catch {
    return null
  }
}
