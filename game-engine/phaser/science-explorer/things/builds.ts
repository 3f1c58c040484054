// How animals with four legs are built, in units of a thing's box.
import type { Shape } from '#engine/phaser/kit/marks.ts'

export interface Build {
  readonly long: number
  readonly high: number
  readonly legs: number
  readonly neck: number
  readonly head: number
  readonly ears: 'round' | 'point' | 'long' | 'big' | 'flap'
  readonly tail: 'long' | 'bush' | 'stub' | 'hair'
  readonly fill: Shape['fill']
  readonly extra?: 'hump' | 'mane' | 'antlers' | 'pouch' | 'whiskers'
}

export const BUILDS: Readonly<Record<string, Build>> = {
  rabbit: { long: 22, high: 16, legs: 10, neck: 8, head: 12, ears: 'long', tail: 'stub', fill: 'paper' },
  cat: {
    long: 24,
    high: 13,
    legs: 18,
    neck: 10,
    head: 12,
    ears: 'point',
    tail: 'long',
    fill: 'a',
    extra: 'whiskers',
  },
  kitten: {
    long: 16,
    high: 11,
    legs: 12,
    neck: 8,
    head: 12,
    ears: 'point',
    tail: 'long',
    fill: 'a',
    extra: 'whiskers',
  },
  dog: { long: 26, high: 13, legs: 22, neck: 13, head: 12, ears: 'flap', tail: 'long', fill: 'a' },
  puppy: { long: 17, high: 11, legs: 12, neck: 8, head: 11, ears: 'flap', tail: 'long', fill: 'paper' },
  fox: { long: 24, high: 11, legs: 18, neck: 9, head: 11, ears: 'point', tail: 'bush', fill: 'a' },
  fennec: { long: 21, high: 11, legs: 16, neck: 9, head: 11, ears: 'big', tail: 'bush', fill: 'a' },
  bear: { long: 29, high: 19, legs: 20, neck: 8, head: 13, ears: 'round', tail: 'stub', fill: 'paper' },
  horse: {
    long: 26,
    high: 13,
    legs: 34,
    neck: 24,
    head: 11,
    ears: 'point',
    tail: 'hair',
    fill: 'a',
    extra: 'mane',
  },
  foal: {
    long: 17,
    high: 9,
    legs: 30,
    neck: 15,
    head: 9,
    ears: 'point',
    tail: 'hair',
    fill: 'a',
    extra: 'mane',
  },
  camel: {
    long: 27,
    high: 14,
    legs: 32,
    neck: 24,
    head: 10,
    ears: 'round',
    tail: 'hair',
    fill: 'a',
    extra: 'hump',
  },
  mouse: { long: 20, high: 13, legs: 7, neck: 3, head: 11, ears: 'round', tail: 'long', fill: 'paper' },
  darkmouse: { long: 20, high: 13, legs: 7, neck: 3, head: 11, ears: 'round', tail: 'long', fill: 'ink' },
  deer: {
    long: 24,
    high: 12,
    legs: 32,
    neck: 20,
    head: 9,
    ears: 'point',
    tail: 'stub',
    fill: 'a',
    extra: 'antlers',
  },
  cow: { long: 29, high: 17, legs: 20, neck: 8, head: 13, ears: 'flap', tail: 'hair', fill: 'paper' },
  hippo: { long: 31, high: 20, legs: 14, neck: 3, head: 16, ears: 'round', tail: 'stub', fill: 'b' },
  kangaroo: {
    long: 17,
    high: 20,
    legs: 18,
    neck: 16,
    head: 9,
    ears: 'long',
    tail: 'long',
    fill: 'a',
    extra: 'pouch',
  },
  guinea: { long: 23, high: 15, legs: 6, neck: 1, head: 13, ears: 'flap', tail: 'stub', fill: 'ink' },
  guineawhite: { long: 23, high: 15, legs: 6, neck: 1, head: 13, ears: 'flap', tail: 'stub', fill: 'paper' },
  lynx: {
    long: 26,
    high: 14,
    legs: 22,
    neck: 9,
    head: 13,
    ears: 'point',
    tail: 'stub',
    fill: 'a',
    extra: 'whiskers',
  },
}
