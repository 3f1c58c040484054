import { type ArGameId, GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { GAME_CARDS } from '#app/words/games.ts'
import type { GameId } from '#engine/games/game-id.ts'

/** What a game trains, and what a lesson may use it for. */
const USES: Readonly<Record<Exclude<GameId, ArGameId>, { trains: () => string; goodFor: () => string }>> = {
  mathMaster: { trains: m.teachers_math_master_trains, goodFor: m.teachers_math_master_good_for },
  scienceExplorer: { trains: m.teachers_science_trains, goodFor: m.teachers_science_good_for },
  wordWorks: { trains: m.teachers_words_trains, goodFor: m.teachers_words_good_for },
  historyQuest: { trains: m.teachers_history_trains, goodFor: m.teachers_history_good_for },
  mathMaze: { trains: m.teachers_math_maze_trains, goodFor: m.teachers_math_maze_good_for },
}

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
          {GAME_CATALOGUE.flatMap(({ id, path }) => {
            const uses = Object.entries(USES).find(([game]) => game === id)?.[1]
            if (!uses) return []
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={path}>{GAME_CARDS[id].name()}</Link>
                </th>
                <td>{uses.trains()}</td>
                <td>{uses.goodFor()}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
