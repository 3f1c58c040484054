import { Link } from '#app/ui/link.tsx'
import type { TeacherWords } from './teacher-words.server.ts'

export function GameTable({ words }: { words: TeacherWords['games'] }) {
  return (
    <section className="game-table" aria-labelledby="game-table">
      <h2 id="game-table">{words.title}</h2>
      <table aria-labelledby="game-table">
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
          {words.rows.map(({ to, name, trains, goodFor }) => (
            <tr key={to}>
              <th scope="row">
                <Link to={to}>{name}</Link>
              </th>
              <td>{trains}</td>
              <td>{goodFor}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
