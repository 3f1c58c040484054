// What time it is at the server, on a device whose own clock may be wrong, be set meanwhile, or stand still in its sleep.

/** The two clocks of a device, in milliseconds. */
export interface DeviceClocks {
  /** Since the page opened: never set, but it may stop while the device sleeps. */
  steady(): number
  /** As the device shows it: goes on in its sleep, but may be set to anything. */
  wall(): number
}

/** The clocks agree when they differ by less than this many milliseconds. */
const DRIFT_MS = 2_000

export class ServerTime {
  private readonly clocks: DeviceClocks
  private server = 0
  private steady = 0
  private wall = 0

  constructor(clocks: DeviceClocks, now: number) {
    this.clocks = clocks
    this.set(now)
  }

  /** The server has just said what time it is. */
  set(now: number): void {
    this.server = now
    this.steady = this.clocks.steady()
    this.wall = this.clocks.wall()
  }

  now(): number {
    return this.server + this.clocks.steady() - this.steady
  }

  /** The device has slept or its clock was set: nobody here can tell which. The server has to be asked again. */
  isDoubtful(): boolean {
    const passed = this.clocks.steady() - this.steady
    return Math.abs(this.clocks.wall() - this.wall - passed) > DRIFT_MS
  }
}
