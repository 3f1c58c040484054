// The maze as a list: the four directions, as number keys and arrow keys take them, and what is spelled so far.
import { useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { DIRECTIONS, isEnd, openTowards } from '#engine/games/word-wizard/maze.ts'
import { shownStep } from '#engine/games/word-wizard/rules.ts'
import { standsOn } from '#engine/games/word-wizard/walk.ts'
import { type TwinItem, TwinList } from '../ar/twin-list.tsx'
import { sayWord } from '../speech/speech.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { isWalking, stepTo, type WizardPlay } from './wizard-play.ts'
import { spelledWords, spokenWord } from './wizard-words.ts'
import './twin.css'

const NAMES = { up: m.wizard_up, down: m.wizard_down, left: m.wizard_left, right: m.wizard_right_side }

export function WordWizardTwin(play: WizardPlay) {
  const { state, words } = play
  const { maze, way } = state.bench
  const here = standsOn(state.bench)
  const works = isWalking(play)
  const shown = shownStep(state)?.to

  const list = useRef<HTMLDivElement>(null)
  useArrowKeys(list, (direction) => {
    const to = openTowards(maze, here, direction)
    if (works && to !== null) stepTo(play, to)
  })

  const ways = DIRECTIONS.map((direction): TwinItem => {
    const to = openTowards(maze, here, direction)
    const notes = [
      to === null && m.wizard_wall(),
      to !== null && way.includes(to) && m.wizard_back(),
      to !== null && isEnd(maze, to) && m.wizard_flag(),
      to !== null && to === shown && m.wizard_shown(),
    ].filter((note) => note !== false)
    const part = to === null ? '' : (maze.cells[to]?.part ?? '')
    return {
      id: direction,
      name: part === '' ? NAMES[direction]() : m.wizard_way({ direction: NAMES[direction](), part }),
      note: notes.length === 0 ? undefined : notes.join(', '),
      isDisabled: !works || to === null,
      press: () => to !== null && stepTo(play, to),
    }
  })
  const others: TwinItem[] = [
    {
      id: 'start',
      name: m.wizard_start_again(),
      isDisabled: !works || here === 0,
      press: () => stepTo(play, 0),
    },
  ]
  if (state.band === 'elementary') {
    others.push({
      id: 'hear',
      name: m.wizard_hear(),
      press: () => sayWord(spokenWord(state, words), state.language),
    })
  }
  return (
    <div className="wizard-twin" ref={list}>
      <p className="spelled" role="status">
        {spelledWords(state)}
      </p>
      <TwinList title={m.wizard_ways()} columns={2} items={[...ways, ...others]} takesKeys />
    </div>
  )
}
