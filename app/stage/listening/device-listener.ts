// Speech becomes text by the browser, where it does so on this device (Web Speech API, processLocally). Where it would send the
// sound away, there is no listener.

export type ListeningFault = 'not_heard' | 'blocked' | 'failed'

export interface Listening {
  onText(text: string): void
  onFault(fault: ListeningFault): void
  /** Always the last. */
  onEnd(): void
}

export interface DeviceListener {
  /** @returns what ends it */
  listen(listening: Listening): () => void
}

/** What is used of the interface; typescript's DOM library has none of it. */
interface Recognition {
  lang: string
  processLocally: boolean
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}
interface RecognitionClass {
  new (): Recognition
  available?(options: { langs: readonly string[]; processLocally: true }): Promise<string>
}

const FAULTS: Readonly<Record<string, ListeningFault | null>> = {
  'no-speech': 'not_heard',
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'blocked',
  // Stopped by a press.
  aborted: null,
}

/** @param scope the window @param language as BCP 47 @returns null where the browser does not recognise it on this device by now */
export async function findDeviceListener(scope: object, language: string): Promise<DeviceListener | null> {
  const recognition = recognitionOf(scope)
  if (recognition?.available === undefined || !('processLocally' in recognition.prototype)) return null
  try {
    const answer = await recognition.available({ langs: [language], processLocally: true })
    return answer === 'available' ? { listen: (to) => listen(new recognition(), language, to) } : null
  } catch {
    return null
  }
}

function recognitionOf(scope: object): (RecognitionClass & { prototype: object }) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<
    string,
    (RecognitionClass & { prototype: object }) | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

function listen(
  recognition: Recognition,
  language: string,
  { onText, onFault, onEnd }: Listening,
): () => void {
  recognition.lang = language
  recognition.processLocally = true
  recognition.continuous = false
  recognition.interimResults = false
  recognition.onresult = ({ results }) => {
    const text = Array.from(results, (alternatives) => alternatives[0]?.transcript ?? '')
      .join(' ')
      .trim()
    if (text !== '') onText(text)
  }
  recognition.onerror = ({ error }) => {
    const fault = error in FAULTS ? FAULTS[error] : 'failed'
    if (fault) onFault(fault)
  }
  recognition.onend = onEnd
  try {
    recognition.start()
  } catch {
    onFault('failed')
    onEnd()
  }
  return () => recognition.stop()
}
