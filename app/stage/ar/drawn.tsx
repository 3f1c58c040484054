// What the scenes of all games are put together from: the look of the notebook, models, labels, the page and contact shadows as
// elements of react-three. Import it in scenes and views only: it brings three.
import { type ThreeElements, type ThreeEvent, useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { BoxGeometry } from 'three'
import type { BakedModel } from '#engine/ar/bake-model.ts'
import { createLabels, type Label } from '#engine/ar/labels.ts'
import { createLook, type Look } from '#engine/ar/look.ts'
import { HEADSET_CSS_HEIGHT } from '#engine/ar/measure-before.ts'
import { readNotebook } from '#engine/ar/notebook.ts'
import { createPage } from '#engine/ar/page.ts'
import { Shadows, type Spot } from '#engine/ar/shadows.ts'
import { stackTags } from '#engine/ar/tag-stack.ts'
import type { NotebookChoice } from './ar-game.ts'

/** Lines are thinner in a picture as small as a phone's. */
export const PHONE_PEN = 0.72

export interface SceneLookProps {
  choice: NotebookChoice
  /** Factor of all line widths: 1, or PHONE_PEN. */
  pen?: number
  children: (look: Look) => ReactNode
}

/** The look of one canvas; changes with the notebook, and goes with the canvas. */
export function SceneLook({ choice, pen = 1, children }: SceneLookProps) {
  const { level, isDark, filter } = choice
  const invalidate = useThree((state) => state.invalidate)
  const gl = useThree((state) => state.gl)
  const notebook = useMemo(
    () => readNotebook(document.documentElement, { level, mode: isDark ? 'dark' : 'light' }),
    [level, isDark],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notebook changes the look, and makes no other
  const look = useMemo(() => createLook(notebook), [])
  // To ask for errors is to wait for each program.
  gl.debug.checkShaderErrors = import.meta.env.DEV
  useMemo(() => {
    look.setNotebook(notebook)
    look.setFilter(filter)
    look.setPen(pen)
  }, [look, notebook, filter, pen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed above is to be seen
  useEffect(() => invalidate(), [invalidate, notebook, filter, pen])
  // Letters arrive after the first frame has been drawn without their face.
  useEffect(() => look.onChange(() => invalidate()), [look, invalidate])
  useEffect(() => () => look.dispose(), [look])
  return (
    <>
      {children(look)}
      <primitive object={look.together} />
      <TagStack look={look} />
    </>
  )
}

const HEADSET_SIZE = { width: HEADSET_CSS_HEIGHT, height: HEADSET_CSS_HEIGHT }

function TagStack({ look }: { look: Look }) {
  useFrame(({ camera, size, gl }) => {
    const [eye, other] = gl.xr.isPresenting ? gl.xr.getCamera().cameras : []
    stackTags(look.labels, eye ?? camera, other ? HEADSET_SIZE : size)
  })
  return null
}

/** Where a press hit, in the space of what was pressed: of a model that shows several things, which one. */
export type Hit = readonly [x: number, y: number, z: number]

/** What pressing an object does; nothing to press where it is left out. */
export interface Pressable {
  onPress?: ((at: Hit) => void) | undefined
}

/** Handlers of react-three for something to press: the nearest object takes the press. */
export function pressing(onPress: Pressable['onPress']) {
  if (!onPress) return {}
  return {
    onClick(event: ThreeEvent<MouseEvent>) {
      event.stopPropagation()
      const { x, y, z } = event.eventObject.worldToLocal(event.point.clone())
      onPress([x, y, z])
    },
    onPointerOver: (event: ThreeEvent<PointerEvent>) => {
      event.stopPropagation()
      document.body.style.cursor = 'pointer'
    },
    onPointerOut: () => {
      document.body.style.cursor = ''
    },
  }
}

/** What was pressed away has no pointer to leave it. */
function useCursorBack(): void {
  useEffect(
    () => () => {
      document.body.style.cursor = ''
    },
    [],
  )
}

export interface ModelProps extends Omit<ThreeElements['group'], 'ref' | 'children'>, Pressable {
  look: Look
  model: BakedModel
}

/** A copy of a baked model. */
export function Model({ look, model, onPress, ...place }: ModelProps) {
  const object = useMemo(() => look.outline(model), [look, model])
  useLayoutEffect(() => look.together.join(model, object), [look, model, object])
  useCursorBack()
  return <primitive object={object} {...place} {...pressing(onPress)} />
}

/** No ray of a hand, and no finger, is finer than this. */
const FINEST = 0.03

export interface PressBoxProps extends Pressable {
  look: Look
  name?: string
  /** Metres. */
  size: readonly [width: number, height: number, depth: number]
  /** Of its middle. */
  position: readonly [x: number, y: number, z: number]
}

const boxes = new Map<string, BoxGeometry>()

/** The graphics card never gets them: those of one size are one, and stay. */
function boxOf(width: number, height: number, depth: number): BoxGeometry {
  const size = `${width} ${height} ${depth}`
  const box = boxes.get(size) ?? new BoxGeometry(width, height, depth)
  boxes.set(size, box)
  return box
}

/** What is pressed of a thing that is thin, hollow or small: never drawn, and draws nothing. */
export function PressBox({ look, name, size, position, onPress }: PressBoxProps) {
  const [width = 0, height = 0, depth = 0] = size.map((metres) => Math.max(metres, FINEST))
  useCursorBack()
  return (
    <mesh
      name={name ?? ''}
      visible={false}
      geometry={boxOf(width, height, depth)}
      material={look.paper}
      position={[...position]}
      {...pressing(onPress)}
    />
  )
}

/** All labels of a scene, in one draw call. @param labels the same array until they change */
export function Labels({ look, labels }: { look: Look; labels: readonly Label[] }) {
  const mesh = useMemo(() => createLabels(look, labels), [look, labels])
  useLayoutEffect(() => {
    look.labels.add(mesh)
    return () => {
      look.labels.delete(mesh)
      mesh.geometry.dispose()
    }
  }, [look, mesh])
  return <primitive object={mesh} />
}

/** The page everything stands on, its middle at the origin. */
export function NotebookPage({ look }: { look: Look }) {
  const page = useMemo(() => createPage(look), [look])
  return <primitive object={page} />
}

/** Contact shadows of a scene, in one draw call. @param spots the same array until they change */
export function ContactShadows({ look, spots }: { look: Look; spots: readonly Spot[] }) {
  const mesh = useMemo(() => new Shadows(look, spots), [look, spots])
  useEffect(() => () => mesh.geometry.dispose(), [mesh])
  return <primitive object={mesh} />
}
