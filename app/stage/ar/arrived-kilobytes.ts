// How much of the drawing has arrived: the scripts the browser has received since it was asked for, with their compressed sizes.

/** What browsers tell of a file they have received. */
export interface ReceivedFile {
  /** Its address. */
  readonly name: string
  readonly startTime: number
  /** Compressed, without headers; of files from the cache too. */
  readonly encodedBodySize: number
}

/**
 * Of what was asked for, as kilobytes.
 * @param since when it was asked for, by the clock of the page
 * @param total no more than this: the page may fetch other scripts meanwhile
 */
export function arrivedKilobytes(files: readonly ReceivedFile[], since: number, total: number): number {
  const bytes = new Map(
    files
      .filter(({ name, startTime }) => startTime >= since && /\.js(\?|$)/.test(name))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  )
  const sum = [...bytes.values()].reduce((before, size) => before + size, 0)
  return Math.min(total, Math.round(sum / 1000))
}
