// What is said to somebody who may be in danger.

import { HELP_LINES, HELP_LINES_ELSEWHERE, type HelpLines } from '#app/domain/writing/help-lines.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'

/** Help lines and emergency numbers of a country, one to a line of text; without a country, where to find them. */
export function helpLinesText(country: keyof typeof HELP_LINES | null, options?: SaidIn): string {
  const found = country === null ? undefined : HELP_LINES[country]
  const lines = found
    ? [
        ...found.lines.map(({ name, number }) => `${name}: ${number}`),
        emergencyText(found.emergency, options),
      ]
    : [m.writing_help_elsewhere({ address: HELP_LINES_ELSEWHERE }, options)]
  return [m.writing_help_opening({}, options), ...lines, m.writing_help_grown_up({}, options)].join('\n')
}

function emergencyText(emergency: HelpLines['emergency'], options?: SaidIn): string {
  return typeof emergency === 'string'
    ? m.writing_help_emergency({ number: emergency }, options)
    : m.writing_help_emergency_each(emergency, options)
}
