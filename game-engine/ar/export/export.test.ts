// The files that phones get to see a model in the room: well-formed, in metres, one material a fill.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Part } from '../../core/part.ts'
import { ball, box, cylinder, stroke } from '../../core/solids.ts'
import { TEST_NOTEBOOK } from '../notebook.fixture.ts'
import { COPYRIGHT } from './copyright.ts'
import { exportGlbs } from './export-glb.ts'
import { exportUsdz } from './export-usdz.ts'
import { StandInFileReader } from './stand-in-file-reader.ts'

const PARTS: readonly Part[] = [
  box([100, 100, 100], [0, 50, 0], 'a'),
  ball([40, 40, 40], [0, 120, 0], 'b'),
  cylinder([20, 40, 20], [80, 20, 0], 'paper', { glass: true }),
  stroke([
    [0, 0, 51],
    [0, 40, 51],
  ]),
]
const OTHER_NOTEBOOK = { palette: { ...TEST_NOTEBOOK.palette, a: [0, 0, 1] } } as const
/** Six sides of a box with sharp edges: their corners are not shared between them. */
const BOX_CORNERS = 6 * 4

interface Gltf {
  readonly asset: { readonly version: string; readonly copyright: string }
  readonly extensionsUsed?: readonly string[]
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { readonly POSITION: number } }[]
  }[]
  readonly materials: readonly {
    readonly name: string
    readonly alphaMode?: string
    readonly pbrMetallicRoughness: { readonly baseColorFactor: readonly number[] }
  }[]
  readonly accessors: readonly {
    readonly count: number
    readonly max: readonly number[]
    readonly min: readonly number[]
  }[]
}

beforeEach(() => {
  vi.stubGlobal('FileReader', StandInFileReader)
})

describe('glTF', () => {
  async function exported() {
    const [file = new Blob(), other = file] = await exportGlbs('thing', PARTS, [
      TEST_NOTEBOOK,
      OTHER_NOTEBOOK,
    ])
    return { ...(await opened(file)), other: (await opened(other)).gltf }
  }

  async function opened(file: Blob) {
    const view = new DataView(await file.arrayBuffer())
    const length = view.getUint32(12, true)
    const json = new TextDecoder().decode(new Uint8Array(view.buffer, 20, length))
    return { file, view, gltf: JSON.parse(json) as Gltf }
  }

  it('is one binary file of version 2 as long as it says', async () => {
    const { file, view, gltf } = await exported()
    expect(file.type).toBe('model/gltf-binary')
    // "glTF", version, length of the file; then the chunk "JSON" (glTF 2.0, section 4.4).
    expect(view.getUint32(0, true)).toBe(0x46546c67)
    expect(view.getUint32(4, true)).toBe(2)
    expect(view.getUint32(8, true)).toBe(file.size)
    expect(view.getUint32(16, true)).toBe(0x4e4f534a)
    expect(gltf.asset.version).toBe('2.0')
  })

  it('says whose it is, and needs nothing of a viewer that glTF itself does not', async () => {
    const { gltf } = await exported()
    expect(gltf.asset.copyright).toBe(COPYRIGHT)
    expect(gltf.extensionsUsed).toBeUndefined()
  })

  it('has a material a fill in the colour of the notebook, and one for the lines', async () => {
    const { gltf } = await exported()
    expect(gltf.materials.map(({ name }) => name)).toEqual(['a', 'b', 'paper-glass', 'lines'])
    expect(gltf.materials[2]?.alphaMode).toBe('BLEND')
    // Linear light (glTF 2.0, section 3.9.2): a full channel stays full, a half becomes a fifth.
    const [red, green, blue] = gltf.materials[0]?.pbrMetallicRoughness.baseColorFactor ?? []
    expect([red, green]).toEqual([1, 0])
    expect(blue).toBeCloseTo(0.214, 2)
  })

  it('is painted anew for each notebook', async () => {
    const { gltf, other } = await exported()
    const fills = (file: Gltf) =>
      file.materials.map(({ pbrMetallicRoughness: { baseColorFactor } }) => baseColorFactor.slice(0, 3))
    expect(fills(other)[0]).toEqual([0, 0, 1])
    expect(fills(other).slice(1)).toEqual(fills(gltf).slice(1))
  })

  it('has every corner of its solids once, in metres', async () => {
    const { gltf } = await exported()
    const accessor = gltf.accessors[gltf.meshes[0]?.primitives[0]?.attributes.POSITION ?? -1]
    expect(accessor?.count).toBe(BOX_CORNERS)
    expect(accessor?.max[1]).toBeCloseTo(0.1, 2)
    expect(accessor?.min[1]).toBeCloseTo(0, 2)
  })
})

describe('USDZ', () => {
  async function exported() {
    const file = await exportUsdz('thing', PARTS, TEST_NOTEBOOK)
    return { file, bytes: new Uint8Array(await file.arrayBuffer()) }
  }

  it('is a stored zip whose files begin at multiples of 64 bytes', async () => {
    const { file, bytes } = await exported()
    expect(file.type).toBe('model/vnd.usdz+zip')
    const view = new DataView(bytes.buffer)
    let at = 0
    const names: string[] = []
    // Local file headers one after another (APPNOTE.TXT 4.3.7); USDZ stores and aligns (OpenUSD, "Usdz File Format").
    while (view.getUint32(at, true) === 0x04034b50) {
      expect(view.getUint16(at + 8, true)).toBe(0)
      const named = at + 30 + view.getUint16(at + 26, true)
      names.push(new TextDecoder().decode(bytes.subarray(at + 30, named)))
      const start = named + view.getUint16(at + 28, true)
      expect(start % 64).toBe(0)
      at = start + view.getUint32(at + 18, true)
    }
    expect(names.length).toBeGreaterThanOrEqual(5)
    // What a viewer opens.
    expect(names[0]).toMatch(/\.usda$/)
    expect(view.getUint32(at, true)).toBe(0x02014b50)
  })

  it('describes a scene in millimetres with a material a fill', async () => {
    const { bytes } = await exported()
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('#usda 1.0')
    expect(text).toContain('metersPerUnit = 0.001')
    expect(text).not.toMatch(/metersPerUnit = 1\b/)
    expect(text).toContain('upAxis = "Y"')
    expect(text).toContain('preliminary:planeAnchoring:alignment = "horizontal"')
    expect(text.match(/def Material "/g)).toHaveLength(4)
    expect(text.match(/def Mesh "/g)).toHaveLength(4)
  })
  it('says whose it is, and writes no figure longer than a tenth of a millimetre', async () => {
    const { bytes } = await exported()
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain(`#usda 1.0\n(\n\tdoc = "${COPYRIGHT}"\n`)
    const arrays = (name: string) =>
      [...text.matchAll(new RegExp(` ${name} = \\[(.*)\\]`, 'g'))].map(([, list = '']) => list)
    expect(arrays('points')).toHaveLength(4)
    for (const list of arrays('points')) expect(list).toMatch(/^(?:\((?:-?\d+(?:\.\d)?,?){3}\),?)+$/)
    // The box stands on the ground, a hundred millimetres high.
    expect(arrays('points')[0]).toContain(',100,')
    // Lines have none.
    expect(arrays('normals')).toHaveLength(3)
    expect(text.match(/interpolation = "vertex"/g)).toHaveLength(3)
    for (const list of arrays('normals')) expect(list).toMatch(/^(?:\((?:-?\d(?:\.\d{1,2})?,?){3}\),?)+$/)
    // Colours are not places: half a channel, in linear light.
    expect(text).toMatch(/diffuseColor = \(1, 0, 0\.2140\d{4,}\)/)
  })
})
