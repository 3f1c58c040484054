// In the small picture of a phone, whose cards carry numbers alone: an artefact of each mission with the mission's number.
// Pressing it opens the mission, as its card does.
import { useEffect, useMemo, useState } from 'react'
import type { Label } from '#engine/ar/labels.ts'
import { ContactShadows, Labels, Model, PressBox } from '../ar/drawn.tsx'
import { doAhead } from '../ar/use-ahead.ts'
import { LENGTHWISE, modelOf, sizeOf } from './artefact-model.ts'
import { useSmallPicture } from './card-set.tsx'
import type { HuntSceneProps } from './hunt-play.ts'
import { SHELF_SIZE, shelfSpot } from './layout.ts'
import { type OnShelf, onShelf } from './on-shelf.ts'

/** Of a tag with a number. */
const NUMBER = 0.034

export function MissionShelf(props: HuntSceneProps) {
  const isSmall = useSmallPicture(props.view)
  return isSmall ? <Shelf {...props} /> : null
}

function Shelf({ state, look, act, isPlaying }: HuntSceneProps) {
  const shown = useMemo(() => onShelf(state), [state])
  const baked = useBakedCount(shown)
  const standing = useMemo(
    () => shown.slice(0, baked).map((one, place) => ({ ...one, at: shelfSpot(place, shown.length) })),
    [shown, baked],
  )
  const shadows = useMemo(
    () =>
      standing.map(({ at: [x, , z] }) => ({ x, z, radiusX: SHELF_SIZE * 0.4, radiusZ: SHELF_SIZE * 0.25 })),
    [standing],
  )
  const tags = useMemo(
    () =>
      standing.map(({ mission, at: [x, , z] }): Label => {
        return {
          text: `${mission + 1}`,
          at: [x, 0.012, z + SHELF_SIZE / 2],
          size: NUMBER,
          tag: true,
          lift: 0.09,
        }
      }),
    [standing],
  )
  return (
    <>
      <ContactShadows look={look} spots={shadows} />
      {standing.map(({ mission, artefact, at }) => {
        const size = sizeOf(artefact)
        return (
          <group key={mission} position={[...at]} scale={SHELF_SIZE / Math.max(...size)}>
            <Model
              look={look}
              model={modelOf(artefact)}
              rotation={[0, LENGTHWISE.has(artefact) ? -Math.PI / 2 : 0, 0]}
            />
            <PressBox
              look={look}
              name={`shelf ${mission}`}
              size={size}
              position={[0, size[1] / 2, 0]}
              onPress={() => isPlaying && act((ms) => ({ type: 'open', ms, mission }))}
            />
          </group>
        )
      })}
      <Labels look={look} labels={tags} />
    </>
  )
}

/** How many of them are baked: one after the other while the browser is idle, so that the cards are there first. */
function useBakedCount(shown: readonly OnShelf[]): number {
  const [count, setCount] = useState(0)
  useEffect(
    () =>
      doAhead(
        shown.map(({ artefact }, place) => () => {
          modelOf(artefact)
          setCount((before) => Math.max(before, place + 1))
        }),
      ),
    [shown],
  )
  return count
}
