// What timed access says to a person. Call it on the server.
import type { TimedAccessRefusal } from '#app/domain/access/timed-access-refusals.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'

const WORDS: Readonly<Record<TimedAccessRefusal, (inputs: object, options?: SaidIn) => string>> = {
  unknown_feature: m.access_error_unknown_feature,
  bad_duration: m.access_error_bad_duration,
  not_entitled: m.access_error_not_entitled,
}

export function timedAccessErrorText(code: TimedAccessRefusal, options?: SaidIn): string {
  return WORDS[code]({}, options)
}

export function timedAccessStarted(options?: SaidIn): string {
  return m.access_started({}, options)
}
