// A page of a teacher's planner: a table, with a bar that shows how long each step is.
import { Tape } from '#app/ui/sheet.tsx'
import type { TeacherWords } from './teacher-words.server.ts'

export function LessonPlan({ words }: { words: TeacherWords['plan'] }) {
  return (
    <section className="lesson-plan" aria-labelledby="lesson-plan">
      <Tape side="right" />
      <table>
        <caption id="lesson-plan">{words.title}</caption>
        <thead>
          <tr>
            {words.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.steps.map(({ minutes, group, you }) => (
            <tr key={minutes}>
              <th scope="row">{minutes}</th>
              <td>{group}</td>
              <td>{you}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
