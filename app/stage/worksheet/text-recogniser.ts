// Reads pictures by tesseract.js, in a worker of its own, on this device. Everything it loads is ours (reader-address.ts).
import type { Locale } from '#app/i18n/locales.ts'
import { READER } from './reader-address.ts'

export interface RecognisedWord {
  text: string
  /** From 0 to 100. */
  confidence: number
}

export interface Recognised {
  text: string
  words: readonly RecognisedWord[]
}

export interface TextRecogniser {
  recognise(picture: Blob): Promise<Recognised>
  stop(): void
}

/** @param done a share from 0 to 1 */
type OnShare = (step: 'preparing' | 'reading', done: number) => void

/** As the data is called (ISO 639-2). */
const DATA: Readonly<Record<Locale, string>> = { en: 'eng', es: 'spa', fr: 'fra', zh: 'chi_sim' }
/** By a neural network alone (LSTM): the older engine needs other data. */
const LSTM_ONLY = 1
/** Of all preparation, what is done when a step of it begins, and how much of it the step is. */
const PREPARING: Readonly<Record<string, readonly [begins: number, share: number]>> = {
  'loading tesseract core': [0, 0.3],
  'initializing tesseract': [0.3, 0.1],
  'loading language traineddata': [0.4, 0.4],
  'initializing api': [0.8, 0.2],
}

/** What is used of tesseract.js 7, which comes by its address and has no types there. */
interface Tesseract {
  createWorker(language: string, engine: number, options: object): Promise<TesseractWorker>
}
interface TesseractWorker {
  recognize(
    picture: Blob,
    options: { rotateAuto: boolean; debug_file: string },
    output: { text: boolean; blocks: boolean },
  ): Promise<{ data: { text: string; blocks: readonly Block[] | null } }>
  terminate(): Promise<void>
}
interface Block {
  paragraphs: readonly { lines: readonly { words: readonly RecognisedWord[] }[] }[]
}

/** @throws when something of it cannot be fetched */
export async function startTextRecogniser(language: Locale, onShare: OnShare): Promise<TextRecogniser> {
  const address = `${location.origin}${READER}`
  const { default: tesseract }: { default: Tesseract } = await import(
    /* @vite-ignore */ `${address}/tesseract.esm.min.js`
  )
  const worker = await tesseract.createWorker(DATA[language], LSTM_ONLY, {
    workerPath: `${address}/worker.min.js`,
    corePath: `${address}/tesseract-core-simd-lstm.js`,
    langPath: `${address}/languages`,
    // Ours, not a blob: so its own headers say what it may do (public/_headers), and the page may no more than before.
    workerBlobURL: false,
    // The browser keeps it as it keeps every file.
    cacheMethod: 'none',
    // Failures reach us by the promise.
    errorHandler: () => {},
    logger({ status, progress }: { status: string; progress: number }) {
      const [begins, share] = PREPARING[status] ?? []
      if (begins === undefined || share === undefined) onShare('reading', progress)
      else onShare('preparing', begins + share * progress)
    },
  })
  return {
    async recognise(picture) {
      const { data } = await worker.recognize(
        picture,
        // A page held a little askew is set straight; what the engine remarks is not for the console.
        { rotateAuto: true, debug_file: '/dev/null' },
        { text: true, blocks: true },
      )
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines))
      return {
        text: data.text,
        words: lines.flatMap(({ words }) => words.map(({ text, confidence }) => ({ text, confidence }))),
      }
    },
    stop: () => void worker.terminate(),
  }
}
