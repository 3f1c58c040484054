// Honest players of every game: they read what is to be read at the speed of their grade, think, walk and lay tiles as fast as
// hands do, and are right four times in five. What a minute of theirs brings is what the tests of experience hold equal.
import type { Band } from '#engine/core/bands.ts'
import type { GameMove, RoundOptions, RoundScore } from '#engine/core/game-rules.ts'
import { drawInt, seedRandom } from '#engine/core/random.ts'
import type { GameId } from '#engine/games/game-id.ts'
import { historyHuntRules } from '#engine/games/history-hunt/rules.ts'
import { playMissions } from '#engine/games/history-hunt/scripted-players.ts'
import { historyQuestRules } from '#engine/games/history-quest/rules.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import * as master from '#engine/games/math-master/scripted-players.ts'
import { mathMazeRules } from '#engine/games/math-maze/rules.ts'
import * as maze from '#engine/games/math-maze/scripted-players.ts'
import { scienceExplorerRules } from '#engine/games/science-explorer/rules.ts'
import { scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import * as quest from '#engine/games/science-quest/scripted-players.ts'
import { wordWizardRules } from '#engine/games/word-wizard/rules.ts'
import * as wizard from '#engine/games/word-wizard/scripted-players.ts'
import { wordWorksRules } from '#engine/games/word-works/rules.ts'
import * as words from '#engine/games/word-works/scripted-players.ts'
import * as missions from '#engine/learning/missions/scripted-players.ts'
import type { QuizRules } from '#engine/learning/quiz/rules.ts'
import * as quiz from '#engine/learning/quiz/scripted-players.ts'

export interface HonestRound {
  readonly score: RoundScore
  readonly totalMs: number
}

/** Right answers in a hundred. */
const RIGHT_PERCENT = 80

/**
 * Milliseconds a word of English takes to read silently: about 110, 170 and 220 words a minute (J. Hasbrouck and G. Tindal, 2017,
 * for the middle of grades 3, 6 and 8 and older).
 */
const READING_MS: Readonly<Record<Band, number>> = { elementary: 550, middle: 350, high: 270 }
/**
 * Weighing four options, working out a sum, seeing a word in its letters; in AR, finding the way one step on, seeing what a thing
 * is for.
 */
const THINKING_MS = {
  quiz: { elementary: 3_000, middle: 4_000, high: 6_000 },
  sum: { elementary: 5_000, middle: 7_000, high: 11_000 },
  word: { elementary: 4_000, middle: 8_000, high: 14_000 },
  step: { elementary: 4_000, middle: 4_000, high: 4_000 },
  scene: { elementary: 5_000, middle: 5_000, high: 5_000 },
} as const
const TILE_MS = 900
const STEP_MS = 350

/** Tells whether the next answer is right. */
function luckOf(seed: number): () => boolean {
  let random = seedRandom(seed)
  return () => {
    const [fate, after] = drawInt(random, 1, 100)
    random = after
    return fate <= RIGHT_PERCENT
  }
}

const TEXTS = import.meta.glob(
  '../../game-engine/games/{science-explorer/words,history-quest/words,word-works/texts}/en/*.json',
  {
    eager: true,
    import: 'default',
  },
)

function textsOf<Text>(game: string, folder: string, band: Band): Text {
  return TEXTS[`../../game-engine/games/${game}/${folder}/en/${band}.json`] as Text
}

const readingMs = (band: Band, ...texts: readonly string[]) =>
  texts.join(' ').split(/\s+/).length * READING_MS[band]

interface QuizTexts {
  readonly items: Readonly<
    Record<
      string,
      { question: string; right: string; wrong: readonly { text: string; why: string }[]; funFact: string }
    >
  >
}

function playQuiz(rules: QuizRules, game: string, options: RoundOptions) {
  const { items } = textsOf<QuizTexts>(game, 'words', options.band)
  const isRight = luckOf(options.seed)
  const { state, moves } = quiz.playRound(
    rules,
    options,
    ({ question: { id } }) => {
      const text = items[id]
      if (!text) throw new Error(`no words: ${id}`)
      const right = isRight()
      const four = [text.right, ...text.wrong.map((wrong) => wrong.text)]
      return {
        thinkMs: readingMs(options.band, text.question, ...four) + THINKING_MS.quiz[options.band],
        hints: 0,
        option: right ? quiz.rightOption : quiz.wrongOption,
        readMs: readingMs(options.band, text.funFact, right ? '' : (text.wrong[2]?.why ?? '')),
      }
    },
    { frameMs: 5_000 },
  )
  return { score: rules.score(state), moves }
}

function playMaster(options: RoundOptions) {
  const isRight = luckOf(options.seed)
  const { state, moves } = master.playRound(options, (before) => ({
    thinkMs: THINKING_MS.sum[options.band],
    option: isRight() ? master.rightOption(before) : master.wrongOption(before),
  }))
  return { score: mathMasterRules.score(state), moves }
}

/** Goes through every other maze by its doors, and else the shortest way. */
function playMaze(options: RoundOptions) {
  const isRight = luckOf(options.seed)
  const [doors, goal] = [maze.perfectPlayer(0), maze.hastyPlayer(0)]
  const { state, moves } = maze.playRound(options, (before) => {
    if (before.phase === 'asking') {
      const ms = THINKING_MS.sum[options.band]
      return { type: 'answer', ms, option: isRight() ? maze.rightOption(before) : maze.wrongOption(before) }
    }
    return { ...(before.level % 2 === 0 ? doors : goal)(before), ms: STEP_MS }
  })
  return { score: mathMazeRules.score(state), moves }
}

function playWords(options: RoundOptions) {
  const texts = textsOf<Record<string, { definition: string; sentence: string }>>(
    'word-works',
    'texts',
    options.band,
  )
  const isRight = luckOf(options.seed)
  let word = ''
  let misses = false
  const { state, moves } = words.playRound(options, (before) => {
    const { answer, tiles } = before
    if (before.word !== word) {
      word = before.word
      misses = !isRight()
      const { definition = '', sentence = '' } = texts[word] ?? {}
      const ms = readingMs(options.band, definition, sentence) + THINKING_MS.word[options.band]
      return { type: 'place', ms, tile: misses ? 0 : words.nextRightTile(before) }
    }
    if (misses && answer.length < tiles.length) return { type: 'place', ms: TILE_MS, tile: answer.length }
    if (misses) {
      misses = false
      return { type: 'shuffle', ms: THINKING_MS.word[options.band] / 2 }
    }
    return { type: 'place', ms: TILE_MS, tile: words.nextRightTile(before) }
  })
  return { score: wordWorksRules.score(state), moves }
}

const HONEST: Readonly<
  Record<GameId, (options: RoundOptions) => { score: RoundScore; moves: readonly GameMove[] }>
> = {
  mathMaster: playMaster,
  mathMaze: playMaze,
  scienceExplorer: (options) => playQuiz(scienceExplorerRules, 'science-explorer', options),
  historyQuest: (options) => playQuiz(historyQuestRules, 'history-quest', options),
  wordWorks: playWords,
  scienceQuest: (options) => {
    const player = quest.perfectPlayer(THINKING_MS.scene[options.band])
    const { state, moves } = missions.playRound(scienceQuestRules, options, player)
    return { score: scienceQuestRules.score(state), moves }
  },
  wordWizard: (options) => {
    const player = wizard.perfectPlayer(THINKING_MS.step[options.band])
    const { state, moves } = missions.playRound(wordWizardRules, options, player)
    return { score: wordWizardRules.score(state), moves }
  },
  historyHunt: (options) => {
    const all = Array.from({ length: historyHuntRules.lastLevel(options) }, (_, mission) => mission)
    const { state, moves } = playMissions(options, all, { ms: THINKING_MS.scene[options.band] })
    return { score: historyHuntRules.score(state), moves }
  },
}

export function playHonestly(game: GameId, options: RoundOptions): HonestRound {
  const { score, moves } = HONEST[game](options)
  return { score, totalMs: moves.reduce((total, { ms }) => total + ms, 0) }
}
