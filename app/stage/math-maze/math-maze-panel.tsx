// Beside the maze: Glim, what Glim says, and the way to ask where one is. The bubble is the round's one live region while
// no problem is open.
import { Compass } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import type { GlimMood } from '#app/ui/art/glim.tsx'
import { Button } from '#app/ui/button.tsx'
import type { MathMazeState } from '#engine/games/math-maze/state.ts'
import type { MathMazeSession } from '#engine/phaser/math-maze/hand-over.ts'
import { Sums } from '../arithmetic/sums.tsx'
import { SidePanel } from '../side-panel.tsx'
import { useSessionState } from '../use-session.ts'
import type { Said } from './maze-words.ts'

const phaseOf = ({ phase }: MathMazeState) => phase
const closedOf = ({ lastAnswer }: MathMazeState) => lastAnswer

export interface MathMazePanelProps {
  session: MathMazeSession
  paused: boolean
  /** The latest words, and how many came before them. */
  said: Said & { readonly count: number }
  /** What was last to be read by everybody. */
  shown: string
  onLook: () => void
}

export function MathMazePanel({ session, paused, said, shown, onLook }: MathMazePanelProps) {
  const phase = useSessionState(session, phaseOf)
  const closed = useSessionState(session, closedOf)
  return (
    <SidePanel
      announced={
        // A new element each time: the same words twice in a row are said twice.
        <span key={said.count} className={said.shown && !paused ? undefined : 'visually-hidden'}>
          {paused ? m.play_paused_title() : <Sums text={said.text} />}
        </span>
      }
      aside={paused ? m.play_paused_title() : said.shown ? undefined : <Sums text={shown} />}
      mood={moodFor(paused, phase, closed?.kind)}
    >
      <Button
        variant="ghost"
        size="small"
        icon={<Compass aria-hidden />}
        aria-disabled={paused}
        aria-keyshortcuts="g"
        onClick={() => !paused && onLook()}
      >
        {m.maze_look()}
      </Button>
    </SidePanel>
  )
}

function moodFor(
  paused: boolean,
  phase: MathMazeState['phase'],
  closed: 'right' | 'wrong' | undefined,
): GlimMood {
  if (paused) return 'sleeping'
  if (phase === 'asking') return 'thinking'
  if (closed === undefined) return 'hello'
  return closed === 'right' ? 'cheering' : 'oops'
}
