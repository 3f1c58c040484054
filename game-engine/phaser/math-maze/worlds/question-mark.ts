import { css } from '../brush.ts'

/** As the doors of the page have it. */
export function questionMark(context: CanvasRenderingContext2D, side: number, ink: number): void {
  const at = (x: number, y: number): [number, number] => [side * x, side * y]
  context.strokeStyle = css(ink)
  context.lineCap = 'round'
  context.lineWidth = Math.max(2, side * 0.065)
  context.beginPath()
  context.moveTo(...at(0.4, 0.44))
  context.bezierCurveTo(...at(0.4, 0.3), ...at(0.61, 0.3), ...at(0.6, 0.45))
  context.bezierCurveTo(...at(0.6, 0.53), ...at(0.5, 0.53), ...at(0.5, 0.63))
  context.stroke()
  context.fillStyle = css(ink)
  context.beginPath()
  context.arc(...at(0.5, 0.77), Math.max(1.4, side * 0.042), 0, 7)
  context.fill()
}
