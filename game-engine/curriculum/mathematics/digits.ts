// What pupils do with digits, rightly or not.

/** 13 becomes 31, 20 becomes 2. */
export function reversedDigits(value: number): number {
  return Number(String(value).split('').reverse().join(''))
}

/** 28 + 5 as 23: every place by itself, what is carried forgotten. */
export function addedWithoutCarrying(a: number, b: number): number {
  return byPlaces(a, b, (x, y) => (x + y) % 10)
}

/** 52 - 38 as 26: the smaller digit from the larger one in every place. */
export function smallerFromLarger(a: number, b: number): number {
  return byPlaces(a, b, (x, y) => Math.abs(x - y))
}

/** 52 - 38 as 24: ten ones are opened, but the ten is not taken away. */
export function openedButNotTaken(a: number, b: number): number {
  return byPlaces(a, b, (x, y) => (x - y + 10) % 10)
}

/** How many places of a sum pass ten into the next. */
export function carriesOf(a: number, b: number): number {
  let carry = 0
  let count = 0
  for (let place = 1; place <= Math.max(a, b); place *= 10) {
    carry = digitAt(a, place) + digitAt(b, place) + carry > 9 ? 1 : 0
    count += carry
  }
  return count
}

/** How many places of a difference need a ten from the next: as many as adding back would carry. */
export const borrowsOf = (a: number, b: number) => carriesOf(a - b, b)

/** The digit at a place, 1 for the ones, 10 for the tens. */
export const digitAt = (value: number, place: number) => Math.floor(value / place) % 10

function byPlaces(a: number, b: number, combine: (x: number, y: number) => number): number {
  let result = 0
  for (let place = 1; place <= Math.max(a, b); place *= 10) {
    result += combine(digitAt(a, place), digitAt(b, place)) * place
  }
  return result
}
