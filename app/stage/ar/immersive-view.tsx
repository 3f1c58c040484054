// The scene in the room, by WebXR. A hit test finds table or floor, a select lays the notebook there, an anchor keeps it there.
// Phones show the texts over the picture (dom-overlay); headsets have none of it and show the same as a sheet in the room.
import { Canvas } from '@react-three/fiber'
import { XR } from '@react-three/xr'
import { LogOut, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { ArViewProps } from './ar-view.ts'
import { ContextWatch } from './context-watch.tsx'
import { SceneLook } from './drawn.tsx'
import { InRoom } from './in-room.tsx'
import { useArXrStore } from './use-ar-xr-store.ts'
import { useNoSpotYet } from './use-no-spot-yet.ts'
import { ViewGate } from './view-gate.tsx'
import './immersive-view.css'

/** closed: not asked for yet. refused: by the browser, the player or the device. */
type SessionState = 'closed' | 'opening' | 'refused' | 'open'

export function ImmersiveView({
  children,
  notebook,
  clock,
  task,
  buttons,
  isStill,
  onLeave,
  onFailure,
}: ArViewProps) {
  const { store, root } = useArXrStore()
  const [state, setState] = useState<SessionState>('closed')
  /** A session can be opened only once the canvas is there to be drawn on. */
  const [hasCanvas, setHasCanvas] = useState(false)
  const [isPlacing, setIsPlacing] = useState(true)
  const [canPlace, setCanPlace] = useState(false)
  const placeNow = useRef<(() => void) | null>(null)
  const isLeaving = useRef(false)
  const isLate = useNoSpotYet(state === 'open' && isPlacing && !canPlace)

  const ends = useRef({ onLeave, onFailure })
  ends.current = { onLeave, onFailure }
  useEffect(
    () =>
      store.onSessionEnd(() =>
        isLeaving.current ? ends.current.onLeave() : ends.current.onFailure('no_xr'),
      ),
    [store],
  )

  function enter() {
    setState('opening')
    store.enterAR().then(
      () => setState('open'),
      () => setState('refused'),
    )
  }

  const exit = useCallback(() => {
    isLeaving.current = true
    const { session } = store.getState()
    if (session) void session.end()
    else ends.current.onLeave()
  }, [store])

  return (
    <div className="immersive-view">
      {state !== 'open' && (
        <ViewGate
          title={state === 'refused' ? m.arview_refused_title() : m.arview_enter_title()}
          text={state === 'refused' ? m.arview_refused_text() : m.arview_enter_text()}
          action={{
            label: state === 'refused' ? m.arview_retry() : m.arview_enter_button(),
            icon: state === 'refused' ? <RotateCcw aria-hidden /> : undefined,
            isBusy: state === 'opening' || !hasCanvas,
            onPress: enter,
          }}
          isFault={state === 'refused'}
          onLeave={exit}
        />
      )}
      <div className="canvas" aria-hidden>
        <Canvas
          flat
          frameloop="demand"
          onCreated={() => setHasCanvas(true)}
          gl={{ antialias: true, alpha: true }}
          camera={{ near: 0.02, far: 20 }}
        >
          <XR store={store}>
            <ContextWatch onLost={() => onFailure('no_canvas')} />
            {state === 'open' && (
              <SceneLook choice={notebook}>
                {(look) => (
                  <InRoom
                    look={look}
                    isPlacing={isPlacing}
                    isStill={isStill}
                    sheet={root}
                    placeNow={placeNow}
                    onCanPlace={setCanPlace}
                    onPlaced={() => setIsPlacing(false)}
                  >
                    {children(look)}
                  </InRoom>
                )}
              </SceneLook>
            )}
          </XR>
        </Canvas>
      </div>
      {createPortal(
        <div className="room-overlay">
          <div className="texts">
            {clock}
            {isPlacing ? (
              <p className="say" role="status">
                {isLate ? m.arview_no_spot() : m.arview_move_slowly()}
              </p>
            ) : (
              task
            )}
          </div>
          <div className="room-buttons">
            {!isPlacing && buttons}
            {isPlacing ? (
              <Button keyAction aria-disabled={!canPlace} onClick={() => placeNow.current?.()}>
                {m.arview_place()}
              </Button>
            ) : (
              <Button size="small" variant="ghost" onClick={() => setIsPlacing(true)}>
                {m.arview_move()}
              </Button>
            )}
            <Button size="small" variant="ghost" icon={<LogOut aria-hidden />} onClick={exit}>
              {m.arview_exit()}
            </Button>
          </div>
        </div>,
        root,
      )}
    </div>
  )
}
