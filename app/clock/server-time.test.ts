import { expect, test } from 'vitest'
import { ServerTime } from './server-time.ts'

function device() {
  const at = { steady: 5_000, wall: 1_000_000 }
  return {
    clocks: { steady: () => at.steady, wall: () => at.wall },
    pass: (ms: number) => {
      at.steady += ms
      at.wall += ms
    },
    sleep: (ms: number) => {
      at.wall += ms
    },
  }
}

test('a device whose clock is years off counts as well as any', () => {
  const { clocks, pass } = device()
  const time = new ServerTime(clocks, 1_900_000_000_000)
  pass(61_000)
  expect(time.now()).toBe(1_900_000_061_000)
  expect(time.isDoubtful()).toBe(false)
})

test.each([
  ['slept', 3_600_000],
  ['was set back', -3_600_000],
  ['was set forward', 86_400_000],
])('a device that %s is in doubt until the server has said the time', (_, ms) => {
  const { clocks, pass, sleep } = device()
  const time = new ServerTime(clocks, 10_000)
  pass(1_000)
  sleep(ms)
  expect(time.isDoubtful()).toBe(true)
  expect(time.now()).toBe(11_000)
  time.set(50_000)
  expect(time.isDoubtful()).toBe(false)
  pass(1_000)
  expect(time.now()).toBe(51_000)
})

test('two devices whose clocks are days apart show the same time as long as the server tells both', () => {
  const [phone, laptop] = [device(), device()]
  laptop.sleep(3 * 86_400_000)
  const times = [new ServerTime(phone.clocks, 10_000)]
  phone.pass(7_000)
  times.push(new ServerTime(laptop.clocks, 17_000))
  for (const one of [phone, laptop]) one.pass(5_000)
  expect(times.map((time) => time.now())).toEqual([22_000, 22_000])
  expect(times.map((time) => time.isDoubtful())).toEqual([false, false])
})

test('small differences between the clocks are no doubt', () => {
  const { clocks, sleep } = device()
  const time = new ServerTime(clocks, 0)
  sleep(1_999)
  expect(time.isDoubtful()).toBe(false)
})
