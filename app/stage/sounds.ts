// The sounds of all games, made by a synthesiser in the browser: no files, nothing fetched until a round begins.
import { calmMode, gameSound } from './game-settings.ts'

export type SoundName =
  | 'tap'
  | 'thud'
  | 'right'
  | 'wrong'
  | 'star'
  | 'level'
  | 'over'
  | 'bell'
  | 'door'
  | 'find'

/** ZzFX's parameters: volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide ... */
const SOUNDS: Readonly<Record<SoundName, readonly (number | undefined)[]>> = {
  tap: [0.4, 0, 420, 0, 0.01, 0.03, 1, 1.6],
  thud: [0.6, 0, 96, 0, 0.02, 0.09, 0, 2.2, -6],
  right: [0.7, 0, 660, 0.01, 0.08, 0.18, 0, 1.2, 0, 0, 220, 0.07],
  wrong: [0.5, 0, 220, 0.02, 0.1, 0.2, 1, 0.8, -2],
  star: [0.7, 0, 880, 0.02, 0.18, 0.35, 0, 1.4, 0, 0, 330, 0.08, 0.04],
  level: [0.8, 0, 523, 0.03, 0.3, 0.4, 0, 1.5, 0, 0, 262, 0.1, 0.05],
  bell: [0.3, 0, 523, 0.02, 0.2, 0.9, 0, 1.6],
  door: [0.4, 0, 150, 0.02, 0.06, 0.16, 3, 0.6, 4],
  find: [0.4, 0, 784, 0.01, 0.05, 0.16, 0, 1.4, 0, 0, 392, 0.06],
  over: [0.8, 0, 392, 0.04, 0.5, 0.6, 0, 1.4, 0, 0, 196, 0.12, 0.09],
}

/** Wakes the synthesiser at the start of a round: it takes longest over its first sound, and play should not wait for it. */
export function prepareSounds(): void {
  if (areSilent()) return
  import('zzfx').catch(() => {})
}

/** Plays after a key or a press, as browsers ask; silent when muted, in calm mode, or where there is no sound. */
export function playSound(name: SoundName): void {
  if (areSilent()) return
  import('zzfx').then(({ zzfx }) => zzfx(...SOUNDS[name])).catch(() => {})
}

function areSilent(): boolean {
  return import.meta.env.SSR || gameSound.read() === 'off' || calmMode.read() === 'on'
}
