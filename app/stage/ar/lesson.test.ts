// What each AR game keeps of a round for the screen that follows it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { nextRightMove } from '#engine/games/history-hunt/scripted-players.ts'
import { perfectPlayer as chemist } from '#engine/games/science-quest/scripted-players.ts'
import { perfectPlayer as speller } from '#engine/games/word-wizard/scripted-players.ts'
import { historyHuntGame } from '../history-hunt/history-hunt-game.ts'
import { huntWords } from '../history-hunt/hunt-words.fixture.ts'
import { scienceQuestGame } from '../science-quest/science-quest-game.ts'
import { wordWizardGame } from '../word-wizard/word-wizard-game.ts'
import type { ArGame, ArLesson } from './ar-game.ts'

function wordsOf(game: string) {
  const file = new URL(`../../../game-engine/games/${game}/words/en/elementary.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** All lessons of a round, or of as many moves of it. */
function lessonsOf<State extends GameState, Move extends GameMove, Event, Refusal extends string, Words>(
  { rules, lesson }: ArGame<State, Move, Event, Refusal, Words>,
  words: Words,
  player: (state: State) => Move,
  first: readonly Move[] = [],
): ArLesson[] {
  const session = createSession(rules, roundOptions({ band: 'elementary', seed: 3 }))
  const lessons: ArLesson[] = []
  session.subscribe(({ state, events }) => {
    lessons.push(...events.flatMap((event) => lesson(event, state, words) ?? []))
  })
  for (const move of first) session.dispatch(move)
  for (let moves = 0; moves < 60 && session.getState().phase !== 'over'; moves++) {
    const { phase } = session.getState()
    if (phase === 'choosing') break
    const wait = { type: 'tick', ms: 10_000 } as unknown as Move
    const next = { type: 'next', ms: 0 } as unknown as Move
    session.dispatch(phase === 'feedback' ? wait : phase === 'reading' ? next : player(session.getState()))
  }
  return lessons
}

test('Science Quest keeps the goal of a mission and why it is so', () => {
  const words = wordsOf('science-quest')
  const lessons = lessonsOf(scienceQuestGame, words, chemist(0))
  expect(lessons.length).toBeGreaterThan(1)
  const told = Object.values<{ goal: string; why: string }>(words.missions)
  for (const lesson of lessons)
    expect(told.map(({ goal, why }) => ({ title: goal, why }))).toContainEqual(lesson)
})

test('Word Wizard keeps the clue, the word and why it is spelled so', () => {
  const words = wordsOf('word-wizard')
  const lessons = lessonsOf(wordWizardGame, words, speller(0))
  expect(lessons.length).toBeGreaterThan(1)
  for (const { title, why } of lessons) {
    const [id, told] = Object.entries<{ clue: string; why: string }>(words.missions).find(
      ([, { clue }]) => clue === title,
    ) ?? ['', { why: 'nothing' }]
    expect(why).toContain(id)
    expect(why).toContain(told.why)
  }
})

test('History Hunt keeps an artefact with what was right of it, and no place on the timeline', () => {
  const words = huntWords('en')
  const lessons = lessonsOf(historyHuntGame, words, (state) => nextRightMove(state, 0), [
    { type: 'open', ms: 0, mission: 3 },
  ])
  expect(lessons.length).toBeGreaterThan(1)
  const names = Object.values(words.artefacts).map(({ name }) => name)
  for (const { title, why, thing } of lessons) {
    expect(names).toContain(title)
    expect(why).toMatch(/^Right: /)
    expect(Object.entries(words.artefacts)).toContainEqual([thing, expect.objectContaining({ name: title })])
  }
})
