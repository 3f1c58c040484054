// Homework help by a worksheet (PNG, JPG, PDF) and by voice, in Spanish on a phone for one: all stay on the device.
import type { Page, Request } from '@playwright/test'
import { READER } from '#app/stage/worksheet/reader-address.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { giveTrial } from './database.ts'
import { lockedPdf, pdfOf } from './pdf-file.ts'
import { newPerson, signIn } from './people.ts'
import { expect, remember, test } from './visitor.ts'

const SUMS = ['1) ¿Cuánto es 12 + 7?', '2) ¿Cuánto es 30 - 4?']
/** What stands on the sheet. */
const TELLS = /12 ?\+ ?7|30 ?- ?4/

/** A printed page as a picture, upside down where asked. */
async function drawSums(
  page: Page,
  kind: 'image/png' | 'image/jpeg',
  isUpsideDown: boolean,
): Promise<Buffer> {
  const url = await page.evaluate(
    ({ lines, kind, isUpsideDown }) => {
      const canvas = document.createElement('canvas')
      canvas.width = 700
      canvas.height = 200
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 700, 200)
      if (isUpsideDown) {
        context.translate(700, 200)
        context.rotate(Math.PI)
      }
      context.fillStyle = '#000'
      context.font = '32px sans-serif'
      for (const [index, line] of lines.entries()) context.fillText(line, 20, 60 + index * 70)
      return canvas.toDataURL(kind)
    },
    { lines: SUMS, kind, isUpsideDown },
  )
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

/** A browser that hears "¿y por qué?" on the device. */
function fakeRecogniser() {
  class SpeechRecognition {
    static available = async () => 'available'
    onresult: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    get processLocally() {
      return true
    }
    set processLocally(_) {}
    start() {
      setTimeout(() => this.onresult?.({ results: [[{ transcript: '¿y por qué?' }]] }), 50)
      setTimeout(() => this.onend?.(), 60)
    }
    stop() {}
  }
  Object.assign(window, { SpeechRecognition })
}

test('a picture of a worksheet, upside down, is read on the device, and a question of it is worked on', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await remember(context, String(baseURL), { language: 'es' })
  const person = await newPerson()
  await giveTrial(person.email)
  await page.addInitScript(fakeRecogniser)
  await signIn(page, person, '/homework-help?tab=upload')
  const upload = page.getByLabel('Subir archivo')
  await upload.setInputFiles({ name: 'sums.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
  await expect(page.getByRole('alert')).toContainText('no es PDF, JPG ni PNG')

  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  await upload.setInputFiles({
    name: 'sums.png',
    mimeType: 'image/png',
    buffer: await drawSums(page, 'image/png', true),
  })
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lo que leímos' })).toBeFocused({ timeout: 60_000 })
  await expect(page.getByText('2 preguntas encontradas')).toBeVisible()
  await expect(page.getByLabel('Texto de la hoja')).toHaveValue(/12\s*\+\s*7/)
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByLabel('Texto de la hoja').fill(SUMS.join('\n'))
  await page.getByRole('link', { name: 'Trabajar en esta' }).last().click()
  const question = page.getByRole('textbox', { name: 'Tu pregunta' })
  await expect(question).toHaveValue('¿Cuánto es 30 - 4?')
  await page.getByRole('button', { name: 'Preguntar por voz' }).click()
  await expect(question).toHaveValue('¿Cuánto es 30 - 4? ¿y por qué?')

  // The reader's own files were seen to be fetched, so what its worker asks for is watched as well.
  expect(sent.map((request) => request.url())).toContainEqual(expect.stringMatching(/spa\.traineddata\.gz$/))
  const worker = await page.request.get(`${READER}/worker.min.js`)
  expect(worker.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const request of sent) {
    expect(request.method(), request.url()).toBe('GET')
    expect(request.postDataBuffer()).toBeNull()
    expect(decodeURIComponent(new URL(request.url()).search)).not.toMatch(TELLS)
  }

  await page.goBack()
  await expect(page.getByLabel('Texto de la hoja')).toHaveValue(SUMS.join('\n'))
})

/** Where somebody whose plan reads worksheets chooses one; `sent`: what is asked of the server from then on. */
async function openUpload(page: Page) {
  const person = await newPerson()
  await giveTrial(person.email)
  await signIn(page, person, '/homework-help?tab=upload')
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  return { upload: page.getByLabel('Upload File'), sent }
}

function expectNothingSent(sent: readonly Request[]): void {
  for (const request of sent) expect(request.postDataBuffer(), request.url()).toBeNull()
}

test('the text of a PDF is taken as it is and its questions are listed; a locked one is refused', async ({
  page,
}) => {
  const { upload, sent } = await openUpload(page)
  await upload.setInputFiles({ name: 'locked.pdf', mimeType: 'application/pdf', buffer: lockedPdf() })
  await expect(page.getByRole('alert')).toContainText('password')

  const sums = ['1) What is 12 + 7?', '2) What is (30 - 4) x 2?']
  await upload.setInputFiles({ name: 'sums.pdf', mimeType: 'application/pdf', buffer: pdfOf(sums) })
  await expect(page.getByRole('heading', { name: 'What we read' })).toBeFocused()
  await expect(page.getByLabel('Text of the worksheet')).toHaveValue(sums.join('\n'))
  await expect(page.getByText('2 questions found')).toBeVisible()
  for (const sum of ['What is 12 + 7?', 'What is (30 - 4) x 2?'])
    await expect(page.getByRole('listitem').filter({ hasText: sum })).toBeVisible()
  expectNothingSent(sent)
})

test('a JPG is read as a PNG is', async ({ page }) => {
  const { upload, sent } = await openUpload(page)
  const buffer = await drawSums(page, 'image/jpeg', false)
  await upload.setInputFiles({ name: 'sums.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('heading', { name: 'What we read' })).toBeFocused({ timeout: 60_000 })
  await expect(page.getByLabel('Text of the worksheet')).toHaveValue(/12\s*\+\s*7/)
  await expect(page.getByLabel('Text of the worksheet')).toHaveValue(/30\s*-\s*4/)
  expectNothingSent(sent)
})
