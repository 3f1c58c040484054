import { expect, test, vi } from 'vitest'
import { findDeviceListener, type Listening } from './device-listener.ts'

/** A browser whose recogniser says it is `answer`; `started` holds what was started. */
function browser(answer: string | Error, { isLocal = true, isOld = false } = {}) {
  const started: Fake[] = []
  const asked: unknown[] = []
  class Fake {
    lang = ''
    onresult: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    set processLocally(value: boolean) {
      this.isLocal = value
    }
    isLocal = false
    start() {
      started.push(this)
    }
    stop() {
      this.onend?.()
    }
  }
  if (!isLocal) Reflect.deleteProperty(Fake.prototype, 'processLocally')
  const available = async (options: unknown) => {
    asked.push(options)
    if (answer instanceof Error) throw answer
    return answer
  }
  return { scope: { SpeechRecognition: isOld ? Fake : Object.assign(Fake, { available }) }, started, asked }
}

function heard() {
  return { onText: vi.fn(), onFault: vi.fn(), onEnd: vi.fn() } satisfies Listening
}

test.each([
  ['no recogniser', {}],
  ['one that cannot say where it listens', browser('available', { isOld: true }).scope],
  ['one that knows no device', browser('available', { isLocal: false }).scope],
  ['a language still to be fetched', browser('downloadable').scope],
  ['a language it never hears on the device', browser('unavailable').scope],
  ['one that fails to say', browser(new Error('no')).scope],
])('%s is no listener', async (_, scope) => {
  expect(await findDeviceListener(scope, 'en-US')).toBeNull()
})

test('what is said becomes text, on the device alone', async () => {
  const { scope, started, asked } = browser('available')
  const listener = await findDeviceListener(scope, 'fr-FR')
  expect(asked).toEqual([{ langs: ['fr-FR'], processLocally: true }])
  const to = heard()
  const stop = listener?.listen(to)
  expect(started[0]).toMatchObject({ isLocal: true, lang: 'fr-FR' })
  started[0]?.onresult?.({ results: [[{ transcript: ' Combien font trois fois quatre ' }]] })
  expect(to.onText).toHaveBeenCalledExactlyOnceWith('Combien font trois fois quatre')
  stop?.()
  expect(to.onEnd).toHaveBeenCalledOnce()
})

test.each([
  ['no-speech', 'not_heard'],
  ['not-allowed', 'blocked'],
  ['network', 'failed'],
  ['aborted', null],
])('%s is told as %s', async (error, fault) => {
  const { scope, started } = browser('available')
  const to = heard()
  ;(await findDeviceListener(scope, 'en-US'))?.listen(to)
  started[0]?.onerror?.({ error })
  expect(to.onFault.mock.calls).toEqual(fault === null ? [] : [[fault]])
})
