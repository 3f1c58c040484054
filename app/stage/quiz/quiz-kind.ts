// What one quiz brings to the screen that all quizzes share.
import type { ComponentType } from 'react'
import type { Band } from '#engine/core/bands.ts'
import type { QuizMove } from '#engine/learning/quiz/moves.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import type { QuizRefusal, QuizRules } from '#engine/learning/quiz/rules.ts'
import type { QuizEvent, QuizState } from '#engine/learning/quiz/state.ts'
import type { PagePlaces, QuizSession } from '#engine/phaser/quiz/quiz-page.ts'
import type { Playing } from '../game.ts'
import type { OpenStage } from '../phaser-stage.tsx'
import type { WantedWords } from './load-quiz-words.ts'

export type QuizPlaying = Playing<QuizState, QuizMove, QuizEvent, QuizRefusal>

/** What a stage is told of the page it lies on, and tells it. */
export interface StagePage {
  /** Where things lie now. */
  measure(): PagePlaces
  /** Holds the answers. */
  readonly table: HTMLElement
  /** The canvas shows the picture, or no longer does. */
  onCanvas(shown: boolean): void
}

export interface QuizKind {
  readonly rules: QuizRules
  readonly questionsPerLevel: Readonly<Record<Band, number>>
  /** world: the question is looked into in a place that fills the sheet; across: from edge to edge, the question below. */
  readonly picture: 'world' | 'across'
  /** The picture in the page itself, while and where no canvas shows it. Without one the room for it goes, too. */
  readonly Picture?: ComponentType<{ state: QuizState }>
  /** "Level 2: Habitats", from the content's own title. */
  levelTitle(level: number, title: string): string
  /** Rejects when the words cannot be had now; may be asked again. */
  loadWords(wanted: WantedWords): Promise<QuizWords>
  /** Draws the round on a canvas inside `parent`. Rejects where there is none. */
  openStage(parent: HTMLElement, session: QuizSession, page: StagePage): Promise<OpenStage>
}
