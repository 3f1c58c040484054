import { classNames } from '#app/ui/class-names.ts'

export interface LetterTileProps {
  letter: string
  /** Place in the shuffled row; the colour of a cut-paper tile depends on it. */
  tile: number
  /** What a screen reader says. */
  label: string
  /** Shown on the tile where keys place it by number. */
  figure?: string | undefined
  tabStop: boolean
  disabled: boolean
  onPress: () => void
}

/** A letter to press or to drag. */
export function LetterTile({ letter, tile, label, figure, tabStop, disabled, onPress }: LetterTileProps) {
  return (
    <button
      type="button"
      className={classNames('letter-tile', tile % 2 === 1 && 'odd')}
      data-tile={tile}
      tabIndex={tabStop ? 0 : -1}
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onPress()}
    >
      <span className="letter">{letter}</span>
      {figure !== undefined && (
        <span className="figure" aria-hidden="true">
          {figure}
        </span>
      )}
    </button>
  )
}
