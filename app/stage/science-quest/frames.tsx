// Science Quest as its page shows it.
import { ArStage } from '../ar/ar-stage.tsx'
import { SessionFrame, type SessionFrameProps } from '../ar/session-frame.tsx'
import { TasteFrame } from '../ar/taste-frame.tsx'
import { quarterSeconds } from '../round-clock.ts'
import type { QuestPlaying } from './quest-play.ts'
import { scienceQuestGame } from './science-quest-game.ts'

function Play({ playing }: { playing: QuestPlaying }) {
  return <ArStage game={scienceQuestGame} playing={playing} />
}

const GAME = { ...scienceQuestGame, hasTimer: false, frames: quarterSeconds, Play }

export function Taste({ onLeave }: { onLeave: () => void }) {
  return <TasteFrame game={GAME} onLeave={onLeave} />
}

export function Rounds(props: SessionFrameProps) {
  return <SessionFrame game={GAME} {...props} />
}
