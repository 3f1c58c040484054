// What fingers do to the notebook by dragging and pinching, as buttons.
import { Move, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { IconButton } from '#app/ui/icon-button.tsx'

const STEP = Math.PI / 8
const ZOOM_STEP = 1.2

export interface ArrangeButtonsProps {
  onMove: () => void
  onTurn: (radians: number) => void
  onScale: (factor: number) => void
}

export function ArrangeButtons({ onMove, onTurn, onScale }: ArrangeButtonsProps) {
  return (
    <fieldset className="arrange-buttons">
      <legend className="visually-hidden">{m.arview_arrange()}</legend>
      <IconButton label={m.arview_move()} icon={<Move />} onClick={onMove} />
      <IconButton label={m.arview_turn_left()} icon={<RotateCcw />} onClick={() => onTurn(STEP)} />
      <IconButton label={m.arview_turn_right()} icon={<RotateCw />} onClick={() => onTurn(-STEP)} />
      <IconButton label={m.arview_smaller()} icon={<ZoomOut />} onClick={() => onScale(1 / ZOOM_STEP)} />
      <IconButton label={m.arview_larger()} icon={<ZoomIn />} onClick={() => onScale(ZOOM_STEP)} />
    </fieldset>
  )
}
