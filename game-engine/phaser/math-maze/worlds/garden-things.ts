// What can be come across in a garden.
import { circle, curve, ellipse, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

export function flower(petals: number): Mark[] {
  const around = Array.from({ length: petals }, (_, petal) => {
    const angle = (Math.PI * 2 * petal) / petals - Math.PI / 2
    const at = { x: 50 + Math.cos(angle) * 17, y: 34 + Math.sin(angle) * 17 }
    return shape(ellipse(at.x, at.y, 14, 10, angle), petals === 5 ? 'paper' : 'a', 0)
  })
  return [
    curve(smooth(points('50,52 47,72 51,94')), 0, 'ink', 'thick'),
    shape(smooth(points('49,80 34,66 24,70 32,82'), true), 'b', 0),
    ...around,
    shape(circle(50, 34, 10), petals === 5 ? 'a' : 'paper', 0),
  ]
}

export function snail(): Mark[] {
  return [
    shape(smooth(points('12,84 20,70 40,72 70,74 84,52 92,50 94,60 86,80 60,90 24,90'), true), 'paper', 0),
    shape(circle(46, 56, 27), 'a', 0),
    curve(smooth(points('46,56 52,50 58,58 48,68 34,60 40,42 60,40 68,60')), 0),
    curve(points('88,52 84,38'), 0),
    curve(points('93,52 97,40'), 0),
  ]
}

export function mushroom(): Mark[] {
  return [
    shape(smooth(points('40,50 60,50 64,90 36,90'), true), 'paper', 0),
    shape(smooth(points('12,54 22,26 50,12 78,26 88,54 50,60'), true), 'b', 0),
    shape(circle(38, 34, 7), 'paper', 0, { outline: false }),
    shape(circle(62, 40, 8), 'paper', 0, { outline: false }),
    shape(circle(54, 22, 4), 'paper', 0, { outline: false }),
  ]
}

export function butterfly(): Mark[] {
  const wing = (side: 1 | -1): Mark[] => [
    shape(
      smooth(
        points('4,2 20,-30 42,-26 36,-2').map(({ x, y }) => ({ x: 50 + side * x, y: 46 + y })),
        true,
      ),
      'a',
      0,
    ),
    shape(
      smooth(
        points('4,4 32,4 34,28 14,34').map(({ x, y }) => ({ x: 50 + side * x, y: 46 + y })),
        true,
      ),
      'b',
      0,
    ),
  ]
  return [
    ...wing(-1),
    ...wing(1),
    curve(points('50,34 50,80'), 0, 'ink', 'thick'),
    curve(smooth(points('50,34 44,22 36,18')), 0),
    curve(smooth(points('50,34 56,22 64,18')), 0),
  ]
}
