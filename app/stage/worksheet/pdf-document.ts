// Opens PDF files by pdf.js, whose worker reads them on this device: no script in a file is run, nothing it names is fetched.
import { blankCanvas, readingScale } from '../chosen-file/draw-picture.ts'
import { READER } from './reader-address.ts'

export interface PdfPage {
  text(): Promise<string>
  /** As a picture, for pages that are one. */
  draw(): Promise<HTMLCanvasElement>
}

export interface PdfDocument {
  pages: number
  /** @param number from 1 */
  page(number: number): Promise<PdfPage>
  /** Ends its worker, whatever it is doing. */
  close(): void
}

/** What is used of pdf.js 6, which comes by its address and has no types there. */
interface PdfJs {
  GlobalWorkerOptions: { workerSrc: string }
  getDocument(options: object): { promise: Promise<PdfJsDocument>; destroy(): Promise<void> }
}
interface PdfJsDocument {
  numPages: number
  getPage(number: number): Promise<PdfJsPage>
}
interface PdfJsPage {
  getTextContent(): Promise<{ items: readonly { str?: string; hasEOL?: boolean }[] }>
  getViewport(options: { scale: number }): { width: number; height: number }
  render(options: object): { promise: Promise<void> }
}

/** Pixels of a picture inside a file; larger ones are left out. */
const MOST_PIXELS = 40_000_000

/** @throws PasswordException (by its name) when the file is locked, others when it is damaged or pdf.js cannot be fetched */
export async function openPdf(bytes: Uint8Array, signal: AbortSignal): Promise<PdfDocument> {
  const address = `${location.origin}${READER}`
  const pdfJs: PdfJs = await import(/* @vite-ignore */ `${address}/pdf.min.mjs`)
  signal.throwIfAborted()
  pdfJs.GlobalWorkerOptions.workerSrc = `${address}/pdf.worker.min.mjs`
  const task = pdfJs.getDocument({
    data: bytes,
    cMapUrl: `${address}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${address}/wasm/`,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    verbosity: 0,
  })
  const close = () => void task.destroy().catch(() => {})
  signal.addEventListener('abort', close, { once: true })
  const document = await task.promise
  return {
    pages: document.numPages,
    async page(number) {
      const page = await document.getPage(number)
      return { text: () => textOf(page), draw: () => draw(page) }
    },
    close,
  }
}

async function textOf(page: PdfJsPage): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map(({ str = '', hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
}

async function draw(page: PdfJsPage): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: readingScale(width, height) })
  const canvas = blankCanvas(viewport.width, viewport.height)
  await page.render({ canvas, viewport, background: '#fff' }).promise
  return canvas
}
