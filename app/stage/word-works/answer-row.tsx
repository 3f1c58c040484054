// The answer as it grows: as many places as the word has letters, filled from the first on.
import { CircleCheck, CircleX } from 'lucide-react'
import { type CSSProperties, type Ref, useRef } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { classNames } from '#app/ui/class-names.ts'
import { LetterTile } from './letter-tile.tsx'
import { useTileLines } from './use-tile-lines.ts'
import './letters.css'

export interface AnswerRowProps {
  tiles: readonly string[]
  answer: readonly number[]
  mark: 'right' | 'wrong' | 'none'
  disabled: boolean
  /** The tile that Tab reaches. */
  tabStop: number | undefined
  /** The place a tile is held over. */
  over: number | null
  places: Ref<HTMLDivElement>
  onTake: (position: number) => void
}

export function AnswerRow(props: AnswerRowProps) {
  const { tiles, answer, mark, disabled, tabStop, over, places, onTake } = props
  const number = numberFormat(useLocale())
  const row = useRef<HTMLDivElement>(null)
  useTileLines(row, tiles.length)
  const count = number.format(tiles.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a row of letters
    <div
      ref={row}
      className="answer-row covered"
      role="group"
      aria-label={m.words_answer()}
      data-row="answer"
      data-mark={mark}
      style={{ '--line': tiles.length } as CSSProperties}
    >
      <div className="places" ref={places}>
        {tiles.map((_, position) => {
          const tile = answer[position]
          const letter = tile === undefined ? undefined : tiles[tile]
          if (tile === undefined || letter === undefined) {
            return (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
                key={`place-${position}`}
                className={classNames('letter-place', position === over && 'over')}
                aria-hidden="true"
              />
            )
          }
          return (
            <LetterTile
              key={tile}
              letter={letter}
              tile={tile}
              label={m.words_placed({ letter, place: number.format(position + 1), count })}
              tabStop={tile === tabStop}
              disabled={disabled}
              onPress={() => onTake(position)}
            />
          )
        })}
      </div>
      {mark === 'right' && <CircleCheck className="verdict" aria-hidden />}
      {mark === 'wrong' && <CircleX className="verdict" aria-hidden />}
    </div>
  )
}
