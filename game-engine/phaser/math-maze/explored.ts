// What of the maze of a level has been walked, opened and come across. Pure.
import { indexOf, isSame, type Maze, type Place } from '#engine/games/math-maze/maze.ts'
import { type Find, findsIn } from './finds.ts'

export class Explored {
  readonly level: number
  /** Cells by their index. */
  readonly visited = new Set<number>()
  /** Doors in the order they were opened in. */
  readonly opened: Place[] = []
  readonly finds: readonly Find[]
  readonly found = new Set<Find>()

  /** @param kinds how many kinds of things the world has */
  constructor(level: number, maze: Maze, kinds: number) {
    this.level = level
    this.finds = findsIn(maze, kinds)
  }

  visit(maze: Maze, place: Place): void {
    this.visited.add(indexOf(maze, place))
  }

  /** What is come across there for the first time; null for nothing. */
  comeAcross(place: Place): Find | null {
    const find = this.finds.find((one) => isSame(one.place, place))
    if (!find || this.found.has(find)) return null
    this.found.add(find)
    return find
  }
}
