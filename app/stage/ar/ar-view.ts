// What shows a scene: the desk view, the camera window and the immersive view each are one component with these props.
import type { ReactNode } from 'react'
import type { Look } from '#engine/ar/look.ts'
import type { NotebookChoice } from './ar-game.ts'
import type { Reach } from './orbit.ts'

/**
 * - no_canvas: nothing can be drawn here (no WebGL, or its context was lost and did not come back)
 * - no_camera, no_sensors, no_xr: the device lacks it, or it was taken back meanwhile
 * The host shows the desk view then, and the twin list alone where that cannot be drawn either.
 */
export type ArViewFailure = 'no_canvas' | 'no_camera' | 'no_sensors' | 'no_xr'

export interface ArViewProps {
  /** The scene graph, drawn with the look of the view (SceneLook). The view renders it once, inside a group that it places. */
  readonly children: (look: Look) => ReactNode
  /** Over a camera it is always the light one. */
  readonly notebook: NotebookChoice
  /** What stands over the picture as HTML: slip, time, the one thing to press. The desk view has them beside it, and gets none. */
  readonly overlay: ReactNode
  /** What has to be in the picture. */
  readonly reach: Reach
  readonly isStill: boolean
  /** The player leaves the view; the host goes back to the desk. */
  onLeave(): void
  onFailure(failure: ArViewFailure): void
}
