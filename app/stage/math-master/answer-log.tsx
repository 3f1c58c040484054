// The last answers as a table; shown in the high notebook, where exactness is the charm.
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { questionText } from '#engine/learning/arithmetic/question.ts'
import type { AnswerRecord } from './round-record.ts'
import './answer-log.css'

const SHOWN = 4

export function AnswerLog({ records }: { records: readonly AnswerRecord[] }) {
  const locale = useLocale()
  const number = numberFormat(locale)
  const tenths = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (records.length === 0) return null
  const timed = records.every(({ ms }) => ms !== null)
  const shown = records
    .map((record, place) => ({ ...record, place }))
    .slice(-SHOWN)
    .reverse()
  return (
    <table className="answer-log">
      <caption className="visually-hidden">{m.math_log_title()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.math_log_question()}</th>
          <th scope="col">{m.math_log_answer()}</th>
          <th scope="col">{m.math_log_result()}</th>
          {timed && <th scope="col">{m.math_log_time()}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ place, problem, kind, chosen, ms }) => (
          <tr key={place} data-kind={kind}>
            <td>{questionText(problem).replace(' - ', ' − ')}</td>
            <td>{chosen === null ? m.math_log_none() : number.format(chosen)}</td>
            <td className="result">{resultWords(kind, number.format(problem.answer))}</td>
            {ms !== null && timed && <td>{m.math_log_seconds({ seconds: tenths.format(ms / 1000) })}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function resultWords(kind: AnswerRecord['kind'], answer: string): string {
  if (kind === 'right') return m.math_log_right()
  return kind === 'wrong' ? m.math_log_wrong({ answer }) : m.math_log_timeout({ answer })
}
