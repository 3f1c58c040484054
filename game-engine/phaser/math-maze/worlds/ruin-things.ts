// What can be come across in a ruin.
import { circle, curve, ellipse, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

export function gem(): Mark[] {
  return [
    shape(points('26,24 74,24 94,48 50,92 6,48'), 'a', 0),
    shape(points('38,48 62,48 50,92'), 'paper', 0, { outline: false }),
    curve(points('6,48 94,48'), 0),
    curve(points('26,24 38,48 50,24 62,48 74,24'), 0),
    curve(points('38,48 50,92 62,48'), 0),
  ]
}

export function amphora(): Mark[] {
  return [
    curve(smooth(points('36,30 16,30 16,50 30,56')), 0, 'ink', 'thick'),
    curve(smooth(points('64,30 84,30 84,50 70,56')), 0, 'ink', 'thick'),
    shape(smooth(points('38,14 62,14 60,32 76,54 62,84 50,94 38,84 24,54 40,32'), true), 'b', 0),
    shape(points('28,48 72,48 75,58 25,58'), 'a', 0),
    curve(points('30,52 38,55 46,51 54,55 62,51 70,55'), 0),
  ]
}

export function ammonite(): Mark[] {
  const coil = Array.from({ length: 34 }, (_, step) => {
    const angle = step * 0.42
    const reach = 5 + step * 1.02
    return { x: 50 + Math.cos(angle) * reach, y: 50 + Math.sin(angle) * reach }
  })
  const ribs = Array.from({ length: 11 }, (_, rib) => {
    const angle = rib * 0.57
    return curve(
      [
        { x: 50 + Math.cos(angle) * 27, y: 50 + Math.sin(angle) * 27 },
        { x: 50 + Math.cos(angle) * 36, y: 50 + Math.sin(angle) * 36 },
      ],
      0,
    )
  })
  return [shape(circle(50, 50, 40), 'a', 0), curve(coil, 0), ...ribs]
}

export function key(): Mark[] {
  return [
    curve(points('54,46 90,82'), 0, 'ink', 'thick'),
    shape(points('50,50 56,44 92,80 86,86'), 'b', 0),
    shape(points('72,66 82,56 88,62 78,72'), 'b', 0),
    shape(circle(36, 32, 24), 'b', 0),
    shape(circle(36, 32, 10), 'paper', 0),
  ]
}

export function mask(): Mark[] {
  return [
    shape(smooth(points('20,14 50,8 80,14 84,50 68,86 50,94 32,86 16,50'), true), 'b', 0),
    shape(ellipse(35, 44, 10, 7), 'paper', 0),
    shape(ellipse(65, 44, 10, 7), 'paper', 0),
    curve(smooth(points('50,46 46,62 54,64')), 0),
    shape(smooth(points('34,74 50,70 66,74 50,82'), true), 'a', 0),
    curve(points('30,22 70,22'), 0, 'a', 'thick'),
  ]
}
