// The desk view: the scene on the page, turned by pointer, by arrow keys and by buttons. It draws when something has changed, and
// rests otherwise. The twin list beside it does all that can be done here, so it takes no place in the tab order but one.
import { Canvas, useFrame, useStore, useThree } from '@react-three/fiber'
import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PerspectiveCamera } from 'three'
import { m } from '#app/i18n/generated/messages.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ArViewProps } from './ar-view.ts'
import { Compile } from './compile.tsx'
import { ContextWatch } from './context-watch.tsx'
import { askWhenShown, createDrawLoop } from './draw-loop.ts'
import { PHONE_PEN, SceneLook } from './drawn.tsx'
import { FilterBackdrop } from './filter-backdrop.tsx'
import {
  FIELD_OF_VIEW,
  LEAST_WIDTH,
  NARROW_RISE,
  NARROW_START,
  type Orbit,
  placeOf,
  type Reach,
  RISE,
  START,
  STEP,
  turned,
  ZOOM_STEP,
  zoomed,
} from './orbit.ts'
import { createOrbitStore, type OrbitStore } from './orbit-store.ts'
import { useOrbitDrag } from './use-orbit-drag.ts'
import './desk-view.css'

/** Enough for a sharp line; more only costs pixels. */
const MAX_DOTS = 2
/** As in ar-stage.css: the list is below the scene. */
const NARROW = '(max-width: 900px)'

export function DeskView({ children, notebook, reach, smallReach = reach, onFailure }: ArViewProps) {
  const orbit = useMemo(() => createOrbitStore(isNarrow() ? NARROW_START : START), [])
  const drag = useOrbitDrag(orbit)
  const [isCompiled, setIsCompiled] = useState(false)
  const onCompiled = useCallback(() => setIsCompiled(true), [])

  function onKey(event: KeyboardEvent) {
    const next = byKey(orbit.get(), event.key)
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    orbit.set(next)
  }

  return (
    <div className="desk-view">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is a picture that keys turn */}
      <div className="picture" role="group" aria-label={m.arplay_scene()} onKeyDown={onKey} {...drag}>
        <Canvas
          frameloop="never"
          dpr={[1, MAX_DOTS]}
          camera={{ fov: FIELD_OF_VIEW, near: 0.02, far: 20 }}
          flat
          gl={{ antialias: true, alpha: true }}
        >
          <DrawWhenAsked isOn={isCompiled} />
          <OrbitCamera orbit={orbit} large={reach} small={smallReach} />
          <ContextWatch onLost={() => onFailure('no_canvas')} />
          <SceneLook choice={notebook} pen={isNarrow() ? PHONE_PEN : 1}>
            {(look) => (
              <>
                <FilterBackdrop look={look} isOn={notebook.filter !== null} />
                <group>{children(look)}</group>
              </>
            )}
          </SceneLook>
          <Compile onDone={onCompiled} />
        </Canvas>
      </div>
      <fieldset className="turn">
        <legend className="visually-hidden">{m.arplay_turn()}</legend>
        <IconButton
          label={m.arplay_turn_left()}
          icon={<RotateCcw />}
          onClick={() => orbit.set(turned(orbit.get(), -STEP, 0))}
        />
        <IconButton
          label={m.arplay_turn_right()}
          icon={<RotateCw />}
          onClick={() => orbit.set(turned(orbit.get(), STEP, 0))}
        />
        <IconButton
          label={m.arplay_nearer()}
          icon={<ZoomIn />}
          onClick={() => orbit.set(zoomed(orbit.get(), ZOOM_STEP))}
        />
        <IconButton
          label={m.arplay_farther()}
          icon={<ZoomOut />}
          onClick={() => orbit.set(zoomed(orbit.get(), 1 / ZOOM_STEP))}
        />
      </fieldset>
    </div>
  )
}

function isNarrow(): boolean {
  return matchMedia(NARROW).matches
}

function byKey(orbit: Orbit, key: string): Orbit | null {
  switch (key) {
    case 'ArrowLeft':
      return turned(orbit, -STEP, 0)
    case 'ArrowRight':
      return turned(orbit, STEP, 0)
    case 'ArrowUp':
      return turned(orbit, 0, STEP)
    case 'ArrowDown':
      return turned(orbit, 0, -STEP)
    case '+':
      return zoomed(orbit, ZOOM_STEP)
    case '-':
      return zoomed(orbit, 1 / ZOOM_STEP)
    default:
      return null
  }
}

/**
 * Whatever asks react-three for a picture asks this loop instead: react-three's own draws a second picture of what a drag has
 * drawn already, or stops with each move.
 */
function DrawWhenAsked({ isOn }: { isOn: boolean }) {
  const store = useStore()
  const loop = useMemo(() => createDrawLoop((ms) => store.getState().advance(ms / 1_000)), [store])
  useLayoutEffect(() => {
    store.getState().set({ invalidate: loop.ask })
    return store.subscribe(loop.ask)
  }, [store, loop])
  useEffect(() => {
    if (!isOn) return
    loop.start()
    const stopAsking = askWhenShown(document, loop.ask)
    return () => {
      stopAsking()
      loop.stop()
    }
  }, [loop, isOn])
  return null
}

interface OrbitCameraProps {
  orbit: OrbitStore
  /** What has to be seen, in a picture of this size. */
  large: Reach
  small: Reach
}

/** Stands where the orbit says. Turning draws frames, and renders no component. */
function OrbitCamera({ orbit, large, small }: OrbitCameraProps) {
  const camera = useThree((state) => state.camera)
  const { width, height } = useThree((state) => state.size)
  const reach = width < LEAST_WIDTH ? small : large
  const invalidate = useThree((state) => state.invalidate)
  const seenFrom = useRef<Orbit | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another task or size of the picture is framed anew, as after a turn
  useEffect(() => {
    seenFrom.current = null
    invalidate()
  }, [reach, width, height, invalidate])
  useEffect(() => orbit.subscribe(invalidate), [orbit, invalidate])
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera) || height === 0) return
    camera.setViewOffset(width, height, 0, height * (isNarrow() ? NARROW_RISE : RISE), width, height)
    invalidate()
  }, [camera, width, height, invalidate])
  useFrame(() => {
    if (width === 0 || height === 0) return
    const now = orbit.get()
    if (seenFrom.current === now) return
    const { position, target } = placeOf(now, reach, width / height)
    camera.position.set(...position)
    camera.lookAt(...target)
    seenFrom.current = now
  })
  return null
}
