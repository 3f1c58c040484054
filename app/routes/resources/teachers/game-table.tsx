import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { GAME_NAMES } from '#app/words/games.ts'

const GAMES = [
  {
    id: 'mathMaster',
    to: '/games/math-master',
    trains: m.teachers_math_master_trains,
    goodFor: m.teachers_math_master_good_for,
  },
  {
    id: 'mathMaze',
    to: '/games/mathmaze',
    trains: m.teachers_math_maze_trains,
    goodFor: m.teachers_math_maze_good_for,
  },
  {
    id: 'scienceExplorer',
    to: '/games/science-explorer',
    trains: m.teachers_science_trains,
    goodFor: m.teachers_science_good_for,
  },
  {
    id: 'wordWorks',
    to: '/games/word-works',
    trains: m.teachers_words_trains,
    goodFor: m.teachers_words_good_for,
  },
  {
    id: 'historyQuest',
    to: '/games/history-quest',
    trains: m.teachers_history_trains,
    goodFor: m.teachers_history_good_for,
  },
] as const

export function GameTable() {
  return (
    <section className="game-table" aria-labelledby="game-table">
      <h2 id="game-table">{m.teachers_games()}</h2>
      <table aria-labelledby="game-table">
        <thead>
          <tr>
            <th scope="col">{m.teachers_game()}</th>
            <th scope="col">{m.teachers_trains()}</th>
            <th scope="col">{m.teachers_good_for()}</th>
          </tr>
        </thead>
        <tbody>
          {GAMES.map(({ id, to, trains, goodFor }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={to}>{GAME_NAMES[id]()}</Link>
              </th>
              <td>{trains()}</td>
              <td>{goodFor()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
