// Three notes on the page, each with its number written large.
import { m } from '#app/i18n/generated/messages.ts'

export function Tricks() {
  return (
    <section className="tricks" aria-labelledby="tricks-title">
      <h2 id="tricks-title">{m.students_tricks()}</h2>
      <ol>
        <li>
          <h3>{m.students_trick_close()}</h3>
          <p>{m.students_trick_close_text()}</p>
        </li>
        <li>
          <h3>{m.students_trick_often()}</h3>
          <p>{m.students_trick_often_text()}</p>
        </li>
        <li>
          <h3>{m.students_trick_tell()}</h3>
          <p>{m.students_trick_tell_text()}</p>
        </li>
      </ol>
    </section>
  )
}
