// What an AR game hands to the host that shows it: what every game has (game.ts), its scene and its twin list, its words.
//
// Space: metres, y up. The origin is the middle of a notebook page that lies on y = 0, about 0.60 wide and 0.42 deep, its near
// edge at +z, towards the player. The view decides where the camera is and where this space stands in the room; a scene does
// neither, and listens to pointer events of react-three alone, which mouse, touch, controllers and hands all send.
import type { ComponentType } from 'react'
import type { ArFilter } from '#app/domain/catalogue/ar-filters.ts'
import type { ThemeLevel } from '#app/ui/theme/theme-level.ts'
import type { Look } from '#engine/ar/look.ts'
import type { Band } from '#engine/core/bands.ts'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { Language } from '#engine/core/languages.ts'
import type { Session } from '#engine/core/session.ts'
import type { Game } from '../game.ts'
import type { MissionPlace } from './mission-place.ts'
import type { Reach } from './orbit.ts'
import type { ArView } from './view-choice.ts'

/** Which notebook a scene is drawn in. */
export interface NotebookChoice {
  readonly level: ThemeLevel
  /** Always false over a camera: the room decides the light there. */
  readonly isDark: boolean
  /** A filter the player owns and has put on. */
  readonly filter: ArFilter | null
}

/** A round as scene and twin list need it; both get the same one, and all that is played is in the session. */
export interface ArPlay<State, Move extends GameMove, Event, Refusal extends string, Words> {
  readonly session: Session<State, Move, Event, Refusal>
  /** The session's state now; scene and twin render again when it changes. */
  readonly state: State
  readonly band: Band
  readonly words: Words
  /** Neither paused nor over: while false, nothing can be pressed. */
  readonly isPlaying: boolean
  /**
   * The thing in the player's hand, by an id of the game's own: chosen, and used by the next press (in the list: aria-pressed).
   * No move by itself; the host lets go of it whenever the state's phase changes.
   */
  readonly held: string | null
  hold(thing: string | null): void
  /**
   * Plays a move; the milliseconds since the last one are put in. What a refusal means is said by the game's `refusal`.
   * @returns false when nothing happened: the rules refuse it, or the round is paused
   */
  act(move: (ms: number) => Move): boolean
}

export interface ArSceneProps<State, Move extends GameMove, Event, Refusal extends string, Words>
  extends ArPlay<State, Move, Event, Refusal, Words> {
  readonly view: ArView
  /** Materials and labels of this view (drawn.tsx has elements for them): draw with nothing else. */
  readonly look: Look
  /** Reduced motion or calm mode: nothing moves, everything simply is where it belongs. */
  readonly isStill: boolean
}

/** The slip: the task in one sentence, and one more below it. */
export interface ArTask {
  readonly title: string
  /** A hint, the reason after a mistake or at the end; null for none. */
  readonly note: string | null
  /** How the note is meant. */
  readonly tone: 'plain' | 'hint' | 'wrong' | 'right'
}

/** The one thing to press beside the list, where there is one: "Check it", "Next". */
export interface ArAction<Move extends GameMove> {
  readonly label: string
  readonly isReady: boolean
  /** The move it plays. */
  move(ms: number): Move
}

/** What a mission taught: what it is about, and why it is so. */
export interface ArLesson {
  readonly title: string
  readonly why: string
  /** The thing it is about, by the game's own id, in games whose things can be looked at after the round. */
  readonly thing?: string
}

export interface ArGame<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
  Words = unknown,
> extends Omit<Game<State, Move, Event, Refusal>, 'Play' | 'hasTimer' | 'frames' | 'Settings'> {
  /** Fetches the words of a round; rejects when they cannot be had now, and may be asked again. */
  loadWords(language: Language, band: Band): Promise<Words>
  /**
   * Fetches the scene: rendered inside the canvas of every view, under a group the view places. An `import()` behind
   * `import.meta.env.SSR`, since the server's bundle carries no three.
   */
  loadScene(): Promise<ComponentType<ArSceneProps<State, Move, Event, Refusal, Words>>>
  /** How wide the scene of any task is, in metres: what is placed in a room keeps its size. */
  readonly width: number
  /** What the scene takes up now: the desk view shows all of it, as large as it can. The same array until the task changes. */
  reach(state: State): Reach
  /** The same in a picture of less than LEAST_WIDTH, in games that show more there. */
  smallReach?(state: State): Reach
  /** Kilobytes, compressed, of the scene and its models; told before they are fetched. */
  readonly sceneKilobytes: number
  /**
   * The scene's twin: real buttons in the order of the scene, number keys, aria-pressed for what is held (TwinList). It is the
   * scene of keyboards and screen readers, and alone where nothing can be drawn.
   */
  readonly Twin: ComponentType<ArPlay<State, Move, Event, Refusal, Words>>
  task(state: State, words: Words): ArTask
  /** Where a round is among its missions, in games whose player picks the next one; elsewhere its level says it. */
  place?(state: State): MissionPlace
  action(state: State, words: Words): ArAction<Move> | null
  /** Steps of help still to be had in this mission, and the move that asks for one; null while none may be asked for. */
  hint(state: State): { readonly left: number; move(ms: number): Move } | null
  /** What has changed, in one sentence, for a screen reader; null when the new task says it all, or nothing has. */
  announce(event: Event, state: State, words: Words): string | null
  /** What an event has taught, for the screen that follows the round; null where it teaches nothing. */
  lesson(event: Event, state: State, words: Words): ArLesson | null
  /** Why a move was not taken, in one sentence; null where pressing it needs no answer. */
  refusal(code: Refusal, words: Words): string | null
}
