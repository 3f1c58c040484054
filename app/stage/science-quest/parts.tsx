// What the scenes of this game are put together from: page, ball, block, stick, tag. How things are drawn is decided here alone.
import { useEffect, useMemo } from 'react'
import { CanvasTexture, Quaternion, SRGBColorSpace, Vector3 } from 'three'
import type { ArLook } from '../ar/ar-game.ts'

export type Place = readonly [x: number, y: number, z: number]

export interface PressProps {
  /** Left out: nothing to press. */
  onPress?: (() => void) | undefined
}

interface Inks {
  readonly paper: string
  readonly ink: string
  readonly soft: string
  readonly a: string
  readonly b: string
}

const DAY: Inks = { paper: '#ffffff', ink: '#1c1b1f', soft: '#ddd6f0', a: '#6200ee', b: '#388e3c' }
const NIGHT: Inks = { paper: '#2a2a33', ink: '#f2f2f2', soft: '#4a4560', a: '#bb86fc', b: '#81c784' }

export function inksOf({ isDark }: Pick<ArLook, 'isDark'>): Inks {
  return isDark ? NIGHT : DAY
}

function pressing(onPress: (() => void) | undefined) {
  if (!onPress) return {}
  return {
    onClick: (event: { stopPropagation(): void }) => {
      event.stopPropagation()
      onPress()
    },
  }
}

export function Page({ look }: { look: ArLook }) {
  return (
    <mesh position={[0, -0.004, 0]}>
      <boxGeometry args={[0.6, 0.008, 0.42]} />
      <meshBasicMaterial color={inksOf(look).paper} />
    </mesh>
  )
}

export function Ball({
  at,
  radius,
  color,
  onPress,
}: PressProps & { at: Place; radius: number; color: string }) {
  return (
    <mesh position={at} {...pressing(onPress)}>
      <icosahedronGeometry args={[radius, 3]} />
      <meshBasicMaterial color={color} />
    </mesh>
  )
}

export function Block({ at, size, color, onPress }: PressProps & { at: Place; size: Place; color: string }) {
  return (
    <mesh position={at} {...pressing(onPress)}>
      <boxGeometry args={[...size]} />
      <meshBasicMaterial color={color} />
    </mesh>
  )
}

const UP = new Vector3(0, 1, 0)

/** A stick from one place to another. */
export function Stick({
  from,
  to,
  radius,
  color,
  onPress,
}: PressProps & { from: Place; to: Place; radius: number; color: string }) {
  const { middle, turn, length } = useMemo(() => {
    const [start, end] = [new Vector3(...from), new Vector3(...to)]
    const along = end.clone().sub(start)
    return {
      middle: start.add(end).multiplyScalar(0.5),
      turn: new Quaternion().setFromUnitVectors(UP, along.clone().normalize()),
      length: along.length(),
    }
  }, [from, to])
  return (
    <mesh position={middle} quaternion={turn} {...pressing(onPress)}>
      <cylinderGeometry args={[radius, radius, length, 10]} />
      <meshBasicMaterial color={color} />
    </mesh>
  )
}

/** Words on a paper tag that faces whoever looks. */
export function Tag({
  at,
  text,
  look,
  height = 0.026,
  onPress,
}: PressProps & { at: Place; text: string; look: ArLook; height?: number }) {
  const inks = inksOf(look)
  const { texture, aspect } = useMemo(() => drawTag(text, inks), [text, inks])
  useEffect(() => () => texture.dispose(), [texture])
  return (
    <sprite position={at} scale={[height * aspect, height, 1]} renderOrder={2} {...pressing(onPress)}>
      <spriteMaterial map={texture} depthTest={false} />
    </sprite>
  )
}

function drawTag(text: string, { paper, ink }: Inks) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  const font = '600 44px system-ui, sans-serif'
  if (context) {
    context.font = font
    canvas.width = Math.ceil(context.measureText(text).width) + 36
    canvas.height = 68
    context.font = font
    context.fillStyle = paper
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.strokeStyle = ink
    context.lineWidth = 4
    context.strokeRect(2, 2, canvas.width - 4, canvas.height - 4)
    context.fillStyle = ink
    context.textBaseline = 'middle'
    context.fillText(text, 18, 36)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return { texture, aspect: canvas.width / canvas.height }
}
