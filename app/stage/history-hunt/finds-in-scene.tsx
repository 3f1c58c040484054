// The artefacts: where they were found, in the hand of the player, or on the ribbon.
import { useEffect, useMemo, useState } from 'react'
import { bakeModel } from '#engine/ar/bake-model.ts'
import type { Spot as ShadowSpot } from '#engine/ar/shadows.ts'
import type { Find } from '#engine/games/history-hunt/state.ts'
import { ContactShadows, Model, PressBox } from '../ar/drawn.tsx'
import { Glide } from '../ar/glide.tsx'
import { useAhead } from '../ar/use-ahead.ts'
import { LENGTHWISE, modelOf, sizeOf } from './artefact-model.ts'
import { useSmallPicture } from './card-set.tsx'
import { ClueMarks, marksAhead } from './clue-marks.tsx'
import type { HuntSceneProps } from './hunt-play.ts'
import {
  clearance,
  closeUp,
  discScale,
  FACING,
  type Facing,
  heldSpot,
  laidAt,
  laidScale,
  type Point,
  plinthHeight,
  scaleFor,
  spotOf,
} from './layout.ts'
import { stepOf, thingOf } from './step.ts'
import { bakeDiscs, TurnDiscs } from './turn-discs.tsx'
import { useStableValue } from './use-stable-value.ts'

export function FindsInScene(props: HuntSceneProps) {
  const { state, look } = props
  const isSmall = useSmallPicture(props.view)
  const shadows = useStableValue(state.finds.map((find, index) => shadowOf(props, find, index, isSmall)))
  return (
    <>
      <ContactShadows look={look} spots={shadows} />
      {state.finds.map((find, index) => (
        <Plinth key={`plinth-${find.artefact}`} {...props} find={find} index={index} />
      ))}
      {state.finds.map((find, index) => (
        <FindInScene key={find.artefact} {...props} find={find} index={index} />
      ))}
    </>
  )
}

interface OneFind extends HuntSceneProps {
  find: Find
  index: number
}

/** Where it is now, without what the hand lifts. */
function placeOf({ state, view }: HuntSceneProps, { artefact, spot }: Find, index: number) {
  const count = state.finds.length
  const laid = state.timeline.indexOf(artefact)
  if (laid < 0) return { ...spotOf(spot, index, count, view), scale: scaleFor(count, view), isLaid: false }
  return { at: laidAt(laid, state.timeline.length), turn: 0, scale: laidScale(count, view), isLaid: true }
}

/** Around a player in a room nothing lies below them that could be in the shade. */
function shadowOf(props: HuntSceneProps, find: Find, index: number, isSmall: boolean): ShadowSpot {
  const { view } = props
  const { at, scale, isLaid } = placeOf(props, find, index)
  const size = sizeOf(find.artefact)
  const [width, , depth] = size
  if (props.held === thingOf(index)) {
    const held = heldSpot(at, view, stepOf(props.state, find), closeUp(size, isSmall))
    const radius = Math.max(width, depth) * 0.35 * held.scale
    return { x: held.at[0], z: held.at[2], radiusX: radius, strength: 0.5 }
  }
  return {
    x: at[0],
    z: at[2],
    radiusX: (width / 2) * scale,
    radiusZ: Math.max(0.02, (depth / 2) * scale),
    strength: view === 'immersive' && !isLaid ? 0 : 1,
  }
}

function Plinth({ find, index, ...props }: OneFind) {
  const { at, scale, isLaid } = placeOf(props, find, index)
  const height = plinthHeight(find.spot)
  if (height === 0 || isLaid) return null
  const [width, , depth] = sizeOf(find.artefact)
  const size = [across(width, scale), Math.round(height * 1000), across(depth, scale)] as const
  const model = bakeModel(`plinth ${size.join(' ')}`, [
    { form: 'box', size, at: [0, size[1] / 2, 0], fill: 'stock' },
  ])
  return (
    <Glide at={[at[0], 0, at[2]]} isStill={props.isStill} standsUp={index}>
      <Model look={props.look} model={model} />
    </Glide>
  )
}

/** Millimetres of a plinth, a little more than what stands on it. */
function across(metres: number, scale: number): number {
  return Math.round(metres * scale * 1000) + 24
}

function FindInScene({ find, index, ...props }: OneFind) {
  const { held, hold, isPlaying, isStill, state, view, look, act } = props
  const { artefact } = find
  const isHeld = held === thingOf(index)
  const [facing, setFacing] = useState<Facing>('front')
  const size = sizeOf(artefact)
  const place = placeOf(props, find, index)
  const isSmall = useSmallPicture(view)
  const inHand = heldSpot(place.at, view, stepOf(state, find), closeUp(size, isSmall))
  const { at, scale } = isHeld ? inHand : place
  const discs = discScale(isSmall, inHand.scale)
  useAhead(
    useMemo(() => {
      const size = sizeOf(find.artefact)
      return [() => void bakeDiscs(size, discs), ...marksAhead(find, size, discs)]
    }, [find, discs]),
  )
  const turned = isHeld ? FACING[facing] : { x: 0, y: place.turn }
  const lift = isHeld ? clearance(facing, size) * scale : 0
  const { news } = state

  // A side that is read in the list comes to the front here.
  useEffect(() => {
    if (news?.kind !== 'clue' || news.artefact !== artefact) return
    setFacing(news.side === 'inside' ? 'front' : news.side)
  }, [news, artefact])

  const toggle = () => isPlaying && hold(isHeld ? null : thingOf(index))
  const middle: Point = [at[0], at[1] + lift + (size[1] / 2) * scale, at[2]]
  return (
    <>
      <Glide
        at={middle}
        turn={[turned.x, turned.y]}
        scale={scale}
        foot={size[1] / 2}
        isStill={isStill}
        standsUp={look.notebook.level === 'high' ? null : index}
      >
        <group position={[0, -size[1] / 2, 0]}>
          <Model
            name={`find ${artefact}`}
            look={look}
            model={modelOf(artefact)}
            rotation={[0, LENGTHWISE.has(artefact) ? -Math.PI / 2 : 0, 0]}
            onPress={toggle}
          />
          {/* In the hand it would be pressed instead of the circles on it. */}
          {!isHeld && <PressBox look={look} size={size} position={[0, size[1] / 2, 0]} onPress={toggle} />}
          {isHeld && (
            <ClueMarks
              look={look}
              find={find}
              size={size}
              scale={discs}
              onPick={(side) => isPlaying && act((ms) => ({ type: 'inspect', ms, find: index, side }))}
            />
          )}
        </group>
      </Glide>
      {isHeld && (
        <group position={middle} scale={scale}>
          <TurnDiscs look={look} size={size} scale={discs} facing={facing} onFacing={setFacing} />
        </group>
      )}
    </>
  )
}
