import type { PdfDocument } from './pdf-document.ts'
import { MOST_CHARACTERS } from './tidy-text.ts'

/** Of a file; a worksheet has two or three. */
export const MOST_PAGES = 20
/** Of them pictures: each takes seconds. */
export const MOST_PICTURES = 6

export interface ReadPage {
  text: string
  unsure: readonly string[]
}

export interface PdfReading {
  /** Reads a page that is a picture. */
  readPicture(picture: HTMLCanvasElement): Promise<ReadPage>
  /** Gives up on what takes too long. */
  inTime<Value>(work: Promise<Value>): Promise<Value>
  onPage(page: number, pages: number): void
  signal: AbortSignal
}

export interface ReadPdf {
  text: string
  unsure: readonly string[]
  pagesLeft: number
  blankPages: readonly number[]
  /** Of the first page. */
  picture: HTMLCanvasElement | null
}

/** The text of a file, page by page; a page without any is read as a picture. Ends early where there is enough. */
export async function readPdf(file: PdfDocument, reading: PdfReading): Promise<ReadPdf> {
  const pages = Math.min(file.pages, MOST_PAGES)
  const texts: string[] = []
  const unsure: string[] = []
  const blankPages: number[] = []
  let picture: HTMLCanvasElement | null = null
  let pictures = 0
  let characters = 0
  let number = 0
  while (number < pages && characters < MOST_CHARACTERS) {
    number++
    reading.signal.throwIfAborted()
    reading.onPage(number, pages)
    const page = await reading.inTime(file.page(number))
    let text = await reading.inTime(page.text())
    if (number === 1) picture = await reading.inTime(page.draw()).catch(() => null)
    if (text.trim() === '' && pictures < MOST_PICTURES) {
      pictures++
      const drawn = number === 1 ? picture : await reading.inTime(page.draw())
      const read = drawn ? await reading.readPicture(drawn) : { text: '', unsure: [] }
      text = read.text
      unsure.push(...read.unsure)
    }
    if (text.trim() === '') blankPages.push(number)
    else texts.push(text)
    characters += text.length
  }
  return { text: texts.join('\n\n'), unsure, pagesLeft: file.pages - number, blankPages, picture }
}
