// Loose atoms in front; what is joined floats above the page in its true shape. Atoms are joined by pressing one and then another,
// a bond is taken apart by pressing it.
import { useMemo } from 'react'
import { IcosahedronGeometry, Vector3 } from 'three'
import { bakeModel } from '#engine/ar/bake-model.ts'
import { atomLabel, atomParts, atomRadius } from '#engine/ar/science-quest/molecule.ts'
import type { Triple } from '#engine/core/part.ts'
import { bondAngle } from '#engine/games/science-quest/matter/shape.ts'
import {
  cutOut,
  freeBonds,
  neighboursOf,
  pieceOf,
  type Structure,
} from '#engine/games/science-quest/matter/structure.ts'
import type { BuildMission } from '#engine/games/science-quest/missions/mission.ts'
import { pressing } from '../ar/drawn.tsx'
import { useAhead } from '../ar/use-ahead.ts'
import { pressAtom } from './build-twin.tsx'
import { firstBonds } from './first-bonds.ts'
import { bakeHalfBond, GrowingBond } from './growing-bond.tsx'
import { isWorking, type QuestSceneProps, type With } from './quest-play.ts'
import { inRow } from './row.ts'
import { nameTag, type Standing, StandingThings } from './standing.tsx'
import { type StillLifePlaces, stillLife } from './still-life.ts'
import { labelAt, moleculeThing } from './things.ts'
import { useGrowingBond } from './use-growing-bond.ts'

const FRONT = 0.13
const FLOAT = 0.15
const HELD = 0.014
/** Of atoms and molecules: as large as the page allows. */
const SCALE = 1.5
const MM = 0.001
/** Of what can be pressed between two atoms. */
const BOND_REACH = 0.016

/** Behind what is worked with: molecules float in the middle. */
const STILL_LIFE: StillLifePlaces = {
  cards: [-0.225, 0, 0.045],
  flask: [-0.2, 0, -0.125],
  rack: [0.195, 0, -0.15],
}

/** What is pressed of atoms and bonds: never drawn, so that all of them can be one. */
const BALL = new IcosahedronGeometry(1, 1)

interface Spot {
  readonly id: string
  readonly at: Triple
  readonly radius: number
  press(): void
}

export function BuildScene(props: With<BuildMission, QuestSceneProps>) {
  const { mission, state, look, isStill, held, act } = props
  const works = isWorking(props)
  const bench: Structure = { atoms: mission.atoms, bonds: state.bench.bonds }
  const pieces = piecesOf(bench)
  const [growing, endGrowing] = useGrowingBond(bench.bonds, isStill)
  useAhead(useMemo(() => firstBonds(mission.atoms).flatMap(pairAhead), [mission]))
  const still = useMemo(() => stillLife([...new Set(mission.atoms)], STILL_LIFE), [mission])
  const seats = inRow(bench.atoms.length, 0.5, 0.062)
  const columns = inRow(pieces.length, 0.4, 0.26)

  const loose = bench.atoms.flatMap((symbol, atom): Standing[] => {
    if (neighboursOf(bench, atom).length > 0) return []
    const isHeld = held === String(atom)
    const radius = atomRadius(symbol) * MM * SCALE
    const at = [seats[atom] ?? 0, radius + (isHeld ? HELD : 0), FRONT] as const
    return [
      {
        id: `atom ${atom}`,
        model: bakeModel(`atom ${symbol}`, () => atomParts(symbol)),
        at,
        scale: SCALE,
        labels: [labelAt(atomLabel(symbol), at, SCALE)],
        shade: radius,
        isHeld,
        onPress: works ? () => pressAtom(props, atom) : undefined,
      },
    ]
  })
  const spots: Spot[] = []
  let ends: readonly [Triple, Triple] | null = null
  const joined = pieces.map((piece, index): Standing => {
    const structure = cutOut(bench, piece)
    const open =
      growing &&
      structure.bonds.find(({ from, to }) => piece[from] === growing.from && piece[to] === growing.to)
    const { model, labels, places, width } = moleculeThing(structure, open ?? undefined)
    const at = [columns[index] ?? 0, FLOAT, -0.02] as const
    const placeOf = (atom: number): Triple => {
      const [x, y, z] = places[piece.indexOf(atom)] ?? [0, 0, 0]
      return [at[0] + x * SCALE, at[1] + y * SCALE, at[2] + z * SCALE]
    }
    if (growing && open) ends = [placeOf(growing.from), placeOf(growing.to)]
    for (const atom of piece) {
      const radius = atomRadius(bench.atoms[atom] ?? 'H') * MM * SCALE
      spots.push({ id: `atom ${atom}`, at: placeOf(atom), radius, press: () => pressAtom(props, atom) })
    }
    for (const { from, to } of bench.bonds.filter(({ from }) => piece.includes(from))) {
      const press = () => void act((ms) => ({ type: 'part', ms, from, to }))
      spots.push({
        id: `bond ${from}-${to}`,
        at: between(placeOf(from), placeOf(to)),
        radius: BOND_REACH,
        press,
      })
    }
    return {
      id: `piece ${piece.join()} ${model.name}`,
      model,
      at,
      labels: [
        ...labels.map((label) => labelAt(label, at, SCALE)),
        ...angleTag(structure, at, model.bounds.min.y * SCALE),
      ],
      scale: SCALE,
      shade: (width * SCALE) / 2.4,
      isHeld: true,
      wasThere: true,
    }
  })
  return (
    <>
      {growing && ends && (
        <GrowingBond
          key={`${growing.from}-${growing.to}x${growing.order}`}
          look={look}
          ends={ends}
          order={growing.order}
          scale={SCALE}
          onGrown={endGrowing}
        />
      )}
      <StandingThings
        look={look}
        isStill={isStill}
        things={[still.thing, ...joined, ...loose]}
        shadows={still.shadows}
      />
      {works &&
        spots.map(({ id, at, radius, press }) => (
          <mesh
            key={id}
            geometry={BALL}
            material={look.paper}
            position={[...at]}
            scale={radius}
            visible={false}
            {...pressing(press)}
          />
        ))}
    </>
  )
}

/** What the first bond of a pair is drawn with: its atoms, the bond as it grows, the molecule after that. */
function pairAhead(pair: Structure): (() => void)[] {
  const [bond] = pair.bonds
  if (!bond) return []
  return [
    () => void moleculeThing(pair, bond),
    () => {
      const [from, to] = moleculeThing(pair, bond).places
      if (from && to) bakeHalfBond(new Vector3(...to).sub(new Vector3(...from)), bond.order)
    },
    () => void moleculeThing(pair),
  ]
}

/** The atoms that are joined, piece by piece. */
function piecesOf(bench: Structure): number[][] {
  const pieces = bench.atoms.map((_, atom) => pieceOf(bench, atom)).filter((piece) => piece.length > 1)
  return pieces.filter((piece, index) => pieces.findIndex(([first]) => first === piece[0]) === index)
}

function between([ax, ay, az]: Triple, [bx, by, bz]: Triple): Triple {
  return [(ax + bx) / 2, (ay + by) / 2, (az + bz) / 2]
}

/** The angle around the atom with the most neighbours, once none of its bonds is free: before, it is no molecule's. */
function angleTag(structure: Structure, [x, y, z]: Triple, bottom: number) {
  const centre = structure.atoms.findIndex((_, atom) =>
    structure.atoms.every(
      (_, other) => neighboursOf(structure, other).length <= neighboursOf(structure, atom).length,
    ),
  )
  if (neighboursOf(structure, centre).length < 2 || freeBonds(structure, centre) > 0) return []
  const degrees = Math.round(bondAngle(structure, centre) * 10) / 10
  return [nameTag(`${degrees}°`, [x, y + bottom - 0.016, z], 0.014)]
}
