import type { GameSubject } from '#app/domain/catalogue/games.ts'
import type { Subject } from '#engine/curriculum/skill.ts'

/** What a card's subject is on the map; `english` is the language of the page. */
export const COURSE_OF = {
  math: 'mathematics',
  science: 'science',
  english: 'language',
  history: 'history',
} as const satisfies Record<GameSubject, Subject>

/** What a subject of the map is called in addresses. */
export const GAME_SUBJECT_OF = {
  mathematics: 'math',
  language: 'english',
  science: 'science',
  history: 'history',
} as const satisfies Record<Subject, GameSubject>
