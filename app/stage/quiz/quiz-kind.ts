// What one quiz brings to the screen that all quizzes share.
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { QuizMove } from '#engine/learning/quiz/moves.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import type { QuizRefusal, QuizRules } from '#engine/learning/quiz/rules.ts'
import type { QuizEvent, QuizState } from '#engine/learning/quiz/state.ts'
import type { PagePlaces, QuizSession } from '#engine/phaser/quiz/quiz-scene.ts'
import type { Playing } from '../game.ts'
import type { OpenStage } from '../phaser-stage.tsx'

export type QuizPlaying = Playing<QuizState, QuizMove, QuizEvent, QuizRefusal>

export interface QuizKind {
  readonly rules: QuizRules
  readonly questionsPerLevel: Readonly<Record<Band, number>>
  /** beside: the picture stands beside the question; across: over its whole width. */
  readonly picture: 'beside' | 'across'
  /** "Level 2: Habitats", from the content's own title. */
  levelTitle(level: number, title: string): string
  /** Rejects when the words cannot be had now; may be asked again. */
  loadWords(language: Language, band: Band): Promise<QuizWords>
  /** Draws the round on a canvas inside `parent`. Rejects where there is none. */
  openStage(parent: HTMLElement, session: QuizSession, measure: () => PagePlaces): Promise<OpenStage>
}
