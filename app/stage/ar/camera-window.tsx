// The camera window: the scene over the picture of the rear camera, which is shown and nothing else. Sensors, or a finger, turn
// the view; a tap lays the notebook on the plane in front of the phone. Where that plane is nobody measures: the notebook is
// scaled to fit the picture, and can be made larger.
import { Canvas } from '@react-three/fiber'
import { Layers, Move, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ArViewProps } from './ar-view.ts'
import { ArrangeButtons } from './arrange-buttons.tsx'
import { CameraFaultSlip, CameraGate } from './camera-gate.tsx'
import { CameraPicture } from './camera-picture.tsx'
import { type Aim, CameraRig } from './camera-rig.tsx'
import { ContextWatch } from './context-watch.tsx'
import { PHONE_PEN, SceneLook } from './drawn.tsx'
import { FullWindow } from './full-window.tsx'
import { dragTurn, type Placement, scaleBy, turnBy } from './placement.ts'
import { useCamera } from './use-camera.ts'
import { useFingers } from './use-fingers.ts'
import { useNoSpotYet } from './use-no-spot-yet.ts'
import { usePhonePose } from './use-phone-pose.ts'
import './camera-window.css'

const MAX_DOTS = 2

export function CameraWindow({
  children,
  notebook,
  clock,
  viewSwitch,
  task,
  buttons,
  width,
  isStill,
  onLeave,
  onFailure,
}: ArViewProps) {
  const [state, camera] = useCamera()
  const { pose, source, begin } = usePhonePose()
  const [placement, setPlacement] = useState<Placement | null>(null)
  const [isPlacing, setIsPlacing] = useState(true)
  const [canPlace, setCanPlace] = useState(false)
  const aim = useRef<Aim | null>(null)

  /** In a tap, every time: the camera never turns on by itself. */
  function start() {
    begin()
    void camera.start()
  }
  function place(x: number, y: number) {
    const found = aim.current?.at(x, y) ?? null
    if (found === null) return
    setPlacement(found)
    setIsPlacing(false)
  }
  const fingers = useFingers({
    onDrag(from, to) {
      if (!isPlacing) setPlacement((at) => at && turnBy(at, dragTurn(from, to)))
      else if (source === 'finger') pose.drag(to.x - from.x, to.y - from.y)
    },
    onPinch(factor, turn) {
      if (!isPlacing) setPlacement((at) => at && turnBy(scaleBy(at, factor), turn))
    },
    onTap({ x, y }) {
      if (isPlacing) place((x / innerWidth) * 2 - 1, 1 - (y / innerHeight) * 2)
      return isPlacing
    },
  })
  const isLate = useNoSpotYet(isPlacing && !canPlace)

  const fault = state.kind === 'fault' ? state.fault : null
  if (placement === null && state.kind !== 'on' && state.kind !== 'hidden') {
    return <CameraGate fault={fault} isAsking={state.kind === 'asking'} onStart={start} onLeave={onLeave} />
  }
  const say = isLate
    ? m.arview_no_spot()
    : source === 'finger'
      ? m.arview_drag_to_look()
      : m.arview_move_slowly()
  return (
    <FullWindow className="camera-window" label={m.arview_view_camera()} onLeave={onLeave}>
      {state.kind === 'on' && <CameraPicture stream={state.stream} />}
      <div className="picture" {...fingers}>
        <Canvas
          flat
          dpr={[1, MAX_DOTS]}
          camera={{ near: 0.02, far: 20 }}
          gl={{ antialias: true, alpha: true }}
        >
          <ContextWatch onLost={() => onFailure('no_canvas')} />
          <SceneLook choice={notebook} pen={PHONE_PEN}>
            {(look) => (
              <>
                <CameraRig
                  pose={pose}
                  look={look}
                  isPlacing={isPlacing}
                  isStill={isStill}
                  across={width}
                  scale={placement?.scale ?? null}
                  aim={aim}
                  onCanPlace={setCanPlace}
                />
                {placement && (
                  <group
                    visible={!isPlacing}
                    position={[placement.position.x, placement.position.y, placement.position.z]}
                    rotation-y={placement.yaw}
                    scale={placement.scale}
                  >
                    {children(look)}
                  </group>
                )}
              </>
            )}
          </SceneLook>
        </Canvas>
      </div>
      <div className="top">
        <IconButton label={m.arview_back()} icon={<X />} onClick={onLeave} />
        {clock}
        <details className="views">
          <summary className="icon-button" aria-label={m.arview_switch()}>
            <Layers aria-hidden />
          </summary>
          {viewSwitch}
        </details>
        {!isPlacing && task}
      </div>
      {isPlacing ? (
        <>
          <p className="say" role="status">
            <Move aria-hidden /> {canPlace || isLate ? say : m.arview_point_down()}
          </p>
          <div className="foot">
            <p className="stays">{m.arview_stays()}</p>
            <Button full keyAction aria-disabled={!canPlace} onClick={() => place(0, 0)}>
              {m.arview_place()}
            </Button>
            <Button variant="ghost" size="small" onClick={onLeave}>
              {m.arview_use_screen()}
            </Button>
          </div>
        </>
      ) : (
        <div className="foot">
          {fault !== null && <CameraFaultSlip fault={fault} onRetry={start} onLeave={onLeave} />}
          <ArrangeButtons
            onMove={() => setIsPlacing(true)}
            onTurn={(radians) => setPlacement((at) => at && turnBy(at, radians))}
            onScale={(factor) => setPlacement((at) => at && scaleBy(at, factor))}
          />
          {buttons}
        </div>
      )}
    </FullWindow>
  )
}
