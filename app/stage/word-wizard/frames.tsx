// Word Wizard as its page shows it.
import { ArStage } from '../ar/ar-stage.tsx'
import { SessionFrame, type SessionFrameProps } from '../ar/session-frame.tsx'
import { TasteFrame } from '../ar/taste-frame.tsx'
import { quarterSeconds } from '../round-clock.ts'
import type { WizardPlaying } from './wizard-play.ts'
import { wordWizardGame } from './word-wizard-game.ts'

function Play({ playing }: { playing: WizardPlaying }) {
  return <ArStage game={wordWizardGame} playing={playing} />
}

const GAME = { ...wordWizardGame, hasTimer: false, frames: quarterSeconds, Play }

export function Taste({ onLeave }: { onLeave: () => void }) {
  return <TasteFrame game={GAME} onLeave={onLeave} />
}

export function Rounds(props: SessionFrameProps) {
  return <SessionFrame game={GAME} {...props} />
}
