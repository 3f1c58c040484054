// History Hunt as its page shows it.
import { ArStage } from '../ar/ar-stage.tsx'
import { SessionFrame, type SessionFrameProps } from '../ar/session-frame.tsx'
import { TasteFrame } from '../ar/taste-frame.tsx'
import { quarterSeconds } from '../round-clock.ts'
import { historyHuntGame } from './history-hunt-game.ts'
import type { HuntPlaying } from './hunt-play.ts'
import { LearnedArtefact } from './learned-artefact.tsx'

function Play({ playing }: { playing: HuntPlaying }) {
  return <ArStage game={historyHuntGame} playing={playing} />
}

const GAME = { ...historyHuntGame, hasTimer: false, frames: quarterSeconds, Play }

export function Taste({ onLeave }: { onLeave: () => void }) {
  return <TasteFrame game={GAME} Thing={LearnedArtefact} onLeave={onLeave} />
}

export function Rounds(props: SessionFrameProps) {
  return <SessionFrame game={GAME} Thing={LearnedArtefact} {...props} />
}
