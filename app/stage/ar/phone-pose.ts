// Where a phone's camera looks: told by its sensors, or turned by a finger where there are none.
import { Euler, MathUtils, Quaternion } from 'three'
import { type Angles, smoothTowards, toCameraQuaternion } from './orientation.ts'

/** Radians a CSS pixel, as the finger pulls the room along. */
const PER_PIXEL = 0.004
const START_PITCH = -0.6
/** Straight down and a bit above the horizon: the notebook lies below. */
const PITCH = { least: -1.5, most: 0.5 }

export class PhonePose {
  /** Of the camera; written by `step`. */
  readonly shown: Quaternion
  private readonly wanted = new Quaternion()
  private yaw = 0
  private pitch = START_PITCH

  constructor() {
    this.turnTo(0, START_PITCH)
    this.shown = this.wanted.clone()
  }

  /** The sensors have told something. */
  follow(angles: Angles, screenAngle: number): void {
    toCameraQuaternion(angles, screenAngle, this.wanted)
  }

  /** A finger has moved over the picture, in CSS pixels. */
  drag(dx: number, dy: number): void {
    this.turnTo(this.yaw + dx * PER_PIXEL, this.pitch + dy * PER_PIXEL)
  }

  /** @param seconds since the last frame */
  step(seconds: number): Quaternion {
    return smoothTowards(this.shown, this.wanted, seconds)
  }

  private turnTo(yaw: number, pitch: number): void {
    this.yaw = yaw
    this.pitch = MathUtils.clamp(pitch, PITCH.least, PITCH.most)
    this.wanted.setFromEuler(new Euler(this.pitch, this.yaw, 0, 'YXZ'))
  }
}
