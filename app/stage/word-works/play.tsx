// The table of Word Works: the press with the answer on a sheet, the shuffled letters below, and what can be done with
// them: tapped, dragged or typed.
import { useCallback, useMemo, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import type { WordWorksMove } from '#engine/games/word-works/moves.ts'
import { type WordWorksRefusal, wordWorksRules } from '#engine/games/word-works/rules.ts'
import type { WordWorksEvent, WordWorksState } from '#engine/games/word-works/state.ts'
import type { Playing } from '../game.ts'
import { Hud } from '../hud.tsx'
import { PhaserStage } from '../phaser-stage.tsx'
import { useSessionState } from '../use-session.ts'
import { AnswerRow } from './answer-row.tsx'
import { LetterRow } from './letter-row.tsx'
import { openWordWorksStage } from './open-stage.ts'
import { useLetterKeys } from './use-letter-keys.ts'
import { useNextFocus } from './use-next-focus.ts'
import { useTileDrag } from './use-tile-drag.ts'
import { useTileFocus } from './use-tile-focus.ts'
import { useWordMoves } from './use-word-moves.ts'
import { useWordSounds } from './use-word-sounds.ts'
import { WordNotes } from './word-notes.tsx'
import { useWordTexts } from './word-texts.ts'
import { WordWorksPanel } from './word-works-panel.tsx'
import './play.css'

const phaseOf = ({ phase }: WordWorksState) => phase
const wordOf = ({ word }: WordWorksState) => word
const tilesOf = ({ tiles }: WordWorksState) => tiles
const answerOf = ({ answer }: WordWorksState) => answer
const hintsOf = ({ hints }: WordWorksState) => hints

export interface WordWorksPlayProps {
  playing: Playing<WordWorksState, WordWorksMove, WordWorksEvent, WordWorksRefusal>
}

export function WordWorksPlay({ playing }: WordWorksPlayProps) {
  const { session, options, paused, isPlaying, play } = playing
  const { language, band, extraLevels } = options
  const phase = useSessionState(session, phaseOf)
  const word = useSessionState(session, wordOf)
  const tiles = useSessionState(session, tilesOf)
  const answer = useSessionState(session, answerOf)
  const hints = useSessionState(session, hintsOf)
  const text = useWordTexts(language, band, extraLevels)[word]
  const table = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const places = useRef<HTMLDivElement>(null)
  const nextButton = useRef<HTMLDivElement>(null)
  const spelling = isPlaying && phase === 'asking'
  const reading = isPlaying && phase === 'reading'
  const full = answer.length === tiles.length
  const free = [...tiles.keys()].filter((tile) => !answer.includes(tile))

  const moves = useWordMoves(session, play)
  const focus = useTileFocus(table, answer, moves.shift)
  const drag = useTileDrag(places, spelling, moves.drop)
  useNextFocus(table, nextButton, phase, word)
  useWordSounds(session, language)
  useLetterKeys(
    table,
    useMemo(
      () => ({ tiles, answer, spelling, reading, place: moves.place, back: moves.back, next: moves.next }),
      [tiles, answer, spelling, reading, moves],
    ),
  )

  const openStage = useCallback(
    (parent: HTMLElement) => openWordWorksStage(parent, field.current ?? parent, session),
    [session],
  )

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the buttons inside */}
      <div
        className="table word-table"
        lang={language}
        ref={table}
        onFocus={focus.onFocus}
        onKeyDown={focus.onKeyDown}
        onPointerDown={drag.onPointerDown}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
        onClickCapture={drag.onClickCapture}
      >
        <div className="field" ref={field}>
          <Hud
            session={session}
            lastLevel={wordWorksRules.lastLevel(options)}
            mostStars={wordWorksRules.mostStars(options)}
          />
          <Sheet tape className="word-sheet">
            <h2 id="game-question" className="visually-hidden">
              {m.words_task({ letters: tiles.join(', ') })}
            </h2>
            <div className="model" aria-hidden="true" />
            <AnswerRow
              tiles={tiles}
              answer={answer}
              mark={!full ? 'none' : phase === 'asking' ? 'wrong' : 'right'}
              disabled={!spelling}
              tabStop={focus.tabStop('answer', answer)}
              over={drag.over}
              places={places}
              onTake={moves.take}
            />
            <WordNotes
              word={word}
              text={text}
              hints={hints}
              found={phase === 'reading' || phase === 'over'}
              language={language}
              band={band}
              paused={paused}
            />
            {paused && (
              <div className="cover">
                <p className="title">{m.play_paused_title()}</p>
                <p>{m.words_paused()}</p>
              </div>
            )}
          </Sheet>
          <PhaserStage open={openStage} />
        </div>
        <LetterRow
          key={`${word} ${tiles.join('')}`}
          tiles={tiles}
          answer={answer}
          numbered={language === 'zh'}
          disabled={!spelling}
          tabStop={focus.tabStop('letters', free)}
          onPlace={moves.place}
        />
        <div ref={nextButton}>
          <ButtonRow className="word-buttons">
            <Button variant="ghost" aria-disabled={!spelling} onClick={() => spelling && moves.reset()}>
              {m.words_reset()}
            </Button>
            <Button className="next-word" aria-disabled={!reading} onClick={() => reading && moves.next()}>
              {m.words_next()}
            </Button>
          </ButtonRow>
        </div>
      </div>
      <WordWorksPanel session={session} text={text} paused={paused} canAsk={spelling} onHint={moves.hint} />
    </>
  )
}
