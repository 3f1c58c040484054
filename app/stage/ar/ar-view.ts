// What shows a scene: the desk view, the camera window and the immersive view each are one component with these props.
import type { ReactNode } from 'react'
import type { Look } from '#engine/ar/look.ts'
import type { NotebookChoice } from './ar-game.ts'
import type { Reach } from './orbit.ts'

/**
 * - no_canvas: nothing can be drawn here (no WebGL, or its context was lost and did not come back)
 * - no_xr: the immersive session has ended by itself (taken off, another app, the system)
 * The host shows the desk view then, and the twin list alone where that cannot be drawn either. A camera that fails is told and
 * mended in the camera window.
 */
export type ArViewFailure = 'no_canvas' | 'no_xr'

export interface ArViewProps {
  /** The scene graph, drawn with the look of the view (SceneLook). The view renders it once, inside a group that it places. */
  readonly children: (look: Look) => ReactNode
  /** Over a camera it is always the light one. */
  readonly notebook: NotebookChoice
  /** What is left of the session, for views that cover the page, at all times; the page has it too. */
  readonly clock: ReactNode
  /** The same for the way to another view. */
  readonly viewSwitch: ReactNode
  /** Over the picture, as HTML: the slip with the task. The desk view has it on the page, and gets none. */
  readonly task: ReactNode
  /** Below it: what was said last, a hint, the one thing to press. */
  readonly buttons: ReactNode
  /** What has to be in the picture at the desk. */
  readonly reach: Reach
  /** The same in a small picture, where that shows more. */
  readonly smallReach?: Reach | undefined
  /** In a room: metres from side to side. */
  readonly width: number
  readonly isStill: boolean
  /** The player leaves the view; the host goes back to the desk. */
  onLeave(): void
  onFailure(failure: ArViewFailure): void
}
