// A page of a teacher's planner: a table, with a bar that shows how long each step is.
import { m } from '#app/i18n/generated/messages.ts'
import { Tape } from '#app/ui/sheet.tsx'

export function LessonPlan() {
  return (
    <section className="lesson-plan" aria-labelledby="lesson-plan">
      <Tape side="right" />
      <table>
        <caption id="lesson-plan">{m.teachers_plan()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.teachers_plan_minutes()}</th>
            <th scope="col">{m.teachers_plan_class()}</th>
            <th scope="col">{m.teachers_plan_you()}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{m.teachers_plan_vote_minutes()}</th>
            <td>{m.teachers_plan_vote_class()}</td>
            <td>{m.teachers_plan_vote_you()}</td>
          </tr>
          <tr>
            <th scope="row">{m.teachers_plan_play_minutes()}</th>
            <td>{m.teachers_plan_play_class()}</td>
            <td>{m.teachers_plan_play_you()}</td>
          </tr>
          <tr>
            <th scope="row">{m.teachers_plan_pairs_minutes()}</th>
            <td>{m.teachers_plan_pairs_class()}</td>
            <td>{m.teachers_plan_pairs_you()}</td>
          </tr>
          <tr>
            <th scope="row">{m.teachers_plan_paper_minutes()}</th>
            <td>{m.teachers_plan_paper_class()}</td>
            <td>{m.teachers_plan_paper_you()}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
