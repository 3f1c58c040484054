// From the angles a phone's sensors tell to the direction its camera looks in.
// W3C Device Orientation and Motion: the angles are degrees, intrinsic Tait-Bryan, turned in the order Z (alpha), X' (beta),
// Y'' (gamma), in an earth frame with x east, y north and z up. Ours is three's: y up, a camera looks along -z.
import { Euler, MathUtils, Quaternion, Vector3 } from 'three'

export interface Angles {
  readonly alpha: number
  readonly beta: number
  readonly gamma: number
}

/** Turns the screen's normal, which points at the player, into the camera's direction, out of the back. */
const OUT_OF_THE_BACK = new Quaternion(-Math.SQRT1_2, 0, 0, Math.SQRT1_2)
const SCREEN_NORMAL = new Vector3(0, 0, 1)

/**
 * Where the rear camera looks.
 * @param screenAngle by how many degrees the screen is turned against the phone (screen.orientation.angle)
 * @param target is written and returned
 */
export function toCameraQuaternion(
  { alpha, beta, gamma }: Angles,
  screenAngle: number,
  target = new Quaternion(),
): Quaternion {
  const { degToRad } = MathUtils
  // ZXY in the earth's frame is YXZ in ours.
  target.setFromEuler(new Euler(degToRad(beta), degToRad(alpha), -degToRad(gamma), 'YXZ'))
  target.multiply(OUT_OF_THE_BACK)
  return target.multiply(new Quaternion().setFromAxisAngle(SCREEN_NORMAL, -degToRad(screenAngle)))
}

/** Where a camera looks on the horizon: radians about y, 0 along -z. */
export function headingOf(quaternion: Quaternion): number {
  const ahead = new Vector3(0, 0, -1).applyQuaternion(quaternion)
  // Looking straight up or down it has none: the top of the picture tells then.
  if (Math.hypot(ahead.x, ahead.z) < 1e-3) ahead.set(0, -Math.sign(ahead.y), 0).applyQuaternion(quaternion)
  return Math.atan2(-ahead.x, -ahead.z)
}

/**
 * One step of smoothing: after `tau` seconds 63 % of the way is done, however many frames that took.
 * @param shown is written and returned
 */
export function smoothTowards(
  shown: Quaternion,
  wanted: Quaternion,
  seconds: number,
  tau = 0.05,
): Quaternion {
  return shown.slerp(wanted, 1 - Math.exp(-Math.max(seconds, 0) / tau))
}
