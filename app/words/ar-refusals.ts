// What AR games say when a session does not start, or its time is not bought (spec 001, section 8). Call it on the server.
import type { ArStartRefusal, ArTimeRefusal } from '#app/domain/ar/ar.types.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'

type Said = (inputs: object, options?: SaidIn) => string

/** A session that was not logged is told to nobody. */
const START: Readonly<Record<Exclude<ArStartRefusal, 'not_logged'> | 'not_signed_in', Said>> = {
  too_many_requests: m.ar_error_too_many_requests,
  not_signed_in: m.ar_error_not_signed_in,
  no_ar_device: m.ar_error_no_ar_device,
  unknown_game: m.access_error_unknown_game,
  in_development: m.ar_coming_developing,
  not_entitled: m.ar_error_not_entitled,
  no_camera: m.ar_error_no_camera,
}

const TIME: Readonly<Record<ArTimeRefusal | 'not_signed_in', Said>> = {
  not_signed_in: m.ar_error_time_not_signed_in,
  unknown_game: m.access_error_unknown_game,
  no_timed_access: m.ar_error_no_timed_access,
  bad_duration: m.ar_error_not_bought,
  not_entitled: m.ar_error_not_entitled,
  not_logged: m.ar_error_not_bought,
}

export function arStartErrorText(code: keyof typeof START): string {
  return START[code]({})
}

export function arTimeErrorText(code: keyof typeof TIME, options?: SaidIn): string {
  return TIME[code]({}, options)
}
