// A worksheet becomes text on this device: no request carries the file or what is on it.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { drawFile, toFile } from '../chosen-file/draw-picture.ts'
import { type FileKind, fileKind } from '../chosen-file/file-kind.ts'
import { MOST_PIXELS, picturePixels } from '../chosen-file/picture-size.ts'
import { openPdf, type PdfDocument } from './pdf-document.ts'
import { readPdf } from './read-pdf.ts'
import { readPicture } from './read-picture.ts'
import { startTextRecogniser, type TextRecogniser } from './text-recogniser.ts'
import { tidyText } from './tidy-text.ts'
import type {
  ReadingOptions,
  ReadingProgress,
  ReadWorksheet,
  Unread,
  WorksheetRefusal,
} from './worksheet.types.ts'

/** As the hint under the button says: "max 10MB". */
export const MOST_BYTES = 10 * 1_024 * 1_024
/** Milliseconds for all of it; a slow phone takes ten seconds a picture. */
export const MOST_TIME = 120_000
/** Milliseconds for a step of a PDF, which takes tenths of a second unless the file is made to take for ever. */
export const MOST_STEP_TIME = 15_000

/** What does the work, so that tests can stand in for it. */
export interface Readers {
  startTextRecogniser: typeof startTextRecogniser
  openPdf: typeof openPdf
  drawFile: typeof drawFile
}

const READERS: Readers = { startTextRecogniser, openPdf, drawFile }

/** @throws AbortError when the signal asks to stop */
export async function readWorksheet(
  file: Blob,
  options: ReadingOptions,
  readers: Readers = READERS,
): Promise<Result<ReadWorksheet, WorksheetRefusal>> {
  if (file.size === 0) return refuse('empty')
  if (file.size > MOST_BYTES) return refuse('too_large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = fileKind(bytes)
  if (kind === null || kind === 'webp') return refuse('wrong_kind')
  const pixels = kind === 'pdf' ? 0 : picturePixels(bytes, kind)
  if (pixels === null || (kind !== 'pdf' && pixels === 0)) return refuse('damaged')
  if (pixels > MOST_PIXELS) return refuse('too_many_pixels')

  const stopper = new AbortController()
  const stop = () => stopper.abort(options.signal.reason)
  options.signal.addEventListener('abort', stop)
  const timer = setTimeout(() => stopper.abort(new ReadingFault('too_slow')), MOST_TIME)
  const reading = new Reading({ ...options, signal: stopper.signal }, readers)
  try {
    return await reading.untilStopped(reading.read(file, bytes, kind))
  } catch (error) {
    if (error instanceof ReadingFault) return refuse(error.code)
    throw error
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', stop)
    reading.end()
  }
}

class ReadingFault extends Error {
  readonly code: WorksheetRefusal
  constructor(code: WorksheetRefusal) {
    super(code)
    this.code = code
  }
}

/** Reading one file: holds what has to be ended with it. */
class Reading {
  private recogniser: Promise<TextRecogniser> | null = null
  private pdf: PdfDocument | null = null
  private at: ReadingProgress = { step: 'preparing', done: 0, page: 1, pages: 1 }
  private readonly options: ReadingOptions
  private readonly readers: Readers

  constructor(options: ReadingOptions, readers: Readers) {
    this.options = options
    this.readers = readers
  }

  async read(
    file: Blob,
    bytes: Uint8Array,
    kind: FileKind,
  ): Promise<Result<ReadWorksheet, WorksheetRefusal>> {
    this.tell({})
    const {
      text: read,
      picture,
      ...unread
    } = await (kind === 'pdf' ? this.readFile(bytes) : this.readPhoto(file))
    const { text, isCut } = tidyText(read)
    if (text === '') return refuse('no_text')
    return ok({ text, isCut, ...unread, picture: picture && (await toFile(picture)) })
  }

  /** What a promise comes to, or the signal's reason as soon as it stops. */
  untilStopped<Value>(work: Promise<Value>): Promise<Value> {
    const { signal } = this.options
    return new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      work.then(resolve, reject)
    })
  }

  end(): void {
    void this.recogniser?.then(
      (one) => one.stop(),
      () => {},
    )
    this.pdf?.close()
  }

  private async readPhoto(file: Blob): Promise<PageText> {
    const picture = await this.readers.drawFile(file).catch(fails('damaged'))
    return { ...(await this.readPicture(picture)), pagesLeft: 0, blankPages: [] }
  }

  private async readFile(bytes: Uint8Array): Promise<PageText> {
    this.pdf = await this.readers.openPdf(bytes, this.options.signal).catch((error: unknown) => {
      throw new ReadingFault(pdfFault(error))
    })
    return readPdf(this.pdf, {
      inTime,
      readPicture: (picture) => this.readPicture(picture),
      onPage: (page, pages) => this.tell({ step: 'reading', done: (page - 1) / pages, page, pages }),
      signal: this.options.signal,
    }).catch((error: unknown) => {
      throw error instanceof ReadingFault ? error : new ReadingFault('damaged')
    })
  }

  private async readPicture(picture: HTMLCanvasElement) {
    this.recogniser ??= this.readers
      .startTextRecogniser(this.options.language, (step, done) =>
        this.tell({ step: step === 'reading' && this.at.step === 'turning' ? 'turning' : step, done }),
      )
      .catch(fails('not_loaded'))
    const recogniser = await this.recogniser
    this.tell({ step: 'reading', done: 0 })
    return readPicture(picture, {
      recogniser,
      turn: this.options.turn,
      onTurn: () => this.tell({ step: 'turning', done: 0 }),
      signal: this.options.signal,
    })
  }

  private tell(change: Partial<ReadingProgress>): void {
    this.at = { ...this.at, ...change }
    if (!this.options.signal.aborted) this.options.onProgress(this.at)
  }
}

type PageText = Omit<Unread, 'isCut'> & { text: string; picture: HTMLCanvasElement | null }

function pdfFault(error: unknown): WorksheetRefusal {
  if (!(error instanceof Error)) return 'damaged'
  if (error.name === 'PasswordException') return 'locked'
  // What `import` throws when the file does not come.
  return error instanceof TypeError && /import|module/i.test(error.message) ? 'not_loaded' : 'damaged'
}

/** @throws a fault when it takes longer than a step of a PDF may */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ReadingFault('too_slow')), MOST_STEP_TIME)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function fails(code: WorksheetRefusal): (error: unknown) => never {
  return () => {
    throw new ReadingFault(code)
  }
}
