// The shuffled letters that are still to be placed. A placed one leaves its place empty, so that the others stay put.
import { type CSSProperties, useRef } from 'react'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'
import { LetterTile } from './letter-tile.tsx'
import { useTileLines } from './use-tile-lines.ts'
import './letters.css'

export interface LetterRowProps {
  tiles: readonly string[]
  answer: readonly number[]
  /** Keys 1 to 9 are shown on the tiles: for letters no key has. */
  numbered: boolean
  disabled: boolean
  tabStop: number | undefined
  onPlace: (tile: number) => void
}

export function LetterRow({ tiles, answer, numbered, disabled, tabStop, onPlace }: LetterRowProps) {
  const number = numberFormat(useLocale())
  const row = useRef<HTMLDivElement>(null)
  useTileLines(row, tiles.length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these are letters
    <div
      ref={row}
      className="letter-row covered"
      role="group"
      aria-label={m.words_letters()}
      data-row="letters"
      style={{ '--line': tiles.length } as CSSProperties}
    >
      {tiles.map((letter, tile) =>
        answer.includes(tile) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place in the row
          <span key={tile} className="letter-place gone" aria-hidden="true" />
        ) : (
          <LetterTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place in the row
            key={tile}
            letter={letter}
            tile={tile}
            label={letter}
            figure={numbered ? number.format(tile + 1) : undefined}
            tabStop={tile === tabStop}
            disabled={disabled}
            onPress={() => onPlace(tile)}
          />
        ),
      )}
    </div>
  )
}
