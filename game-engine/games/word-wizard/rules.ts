// Word Wizard: a maze of letters or word parts on the page, one a level; the way through it spells the word that is asked.
import { createMissionRules, type MissionSetup, shownMoveOf } from '#engine/learning/missions/rules.ts'
import type { MissionState } from '#engine/learning/missions/state.ts'
import { layOut } from './lay-out.ts'
import { MISSIONS } from './missions/missions.ts'
import type { WordMission } from './missions/word-mission.ts'
import { parseMove } from './moves.ts'
import { nextStep, type StepMove, type StepRefusal, takeStep, type Walk, type WrongEnd } from './walk.ts'

export type WordWizardState = MissionState<Walk, WrongEnd>

const setup: MissionSetup<WordMission, Walk, StepMove, WrongEnd, StepRefusal> = {
  id: 'wordWizard',
  version: 1,
  skill: 'words.spelling',
  missionsOf: ({ language, band }) => MISSIONS[language][band],
  parseMove,
  layOut: (mission, dice) => ({ maze: layOut(mission, dice), way: [0] }),
  playTool: (_, walk, move) => takeStep(walk, move),
  nextMove: (_, walk) => nextStep(walk),
}

export const wordWizardRules = createMissionRules(setup)

/** The step the third step of help shows on the page; null before. */
export function shownStep(state: WordWizardState): StepMove | null {
  return shownMoveOf(setup, state)
}
