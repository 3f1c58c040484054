import type { Scene } from 'phaser'
import { type Announcing, hearAfterPaint } from './hear-after-paint.ts'
import { type Notebook, watchNotebook } from './notebook.ts'

export interface FollowingRound<Event> {
  readonly session: Announcing<{ readonly events: readonly Event[] }>
  /** Whose face the scene writes with. */
  readonly notebook: Notebook
  react(event: Event): void
  /** Another notebook lies on the table, or its face has come. */
  takeNotebook(): void
  /** Asks the stage for frames. */
  wake(): void
  /** The scene is gone, and nothing is told any more. */
  forget(): void
}

/** Tells a scene of its round's events, after the page has painted them, and of its notebook, until the scene is destroyed. */
export function followRound<Event>(
  scene: Scene,
  { session, notebook, react, takeNotebook, wake, forget }: FollowingRound<Event>,
): void {
  const endings = [
    hearAfterPaint(session, ({ events }) => {
      for (const event of events) react(event)
      if (events.length > 0) wake()
    }),
    watchNotebook(takeNotebook),
  ]
  let isGone = false
  scene.events.once('destroy', () => {
    isGone = true
    for (const end of endings) end()
    forget()
  })
  void document.fonts.load(`${notebook.fontStyle} 20px ${notebook.font}`).then(() => {
    if (!isGone) takeNotebook()
  })
}
