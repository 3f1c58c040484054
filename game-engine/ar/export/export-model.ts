// "See it in your room": a model as a file for the phone's own viewer. The exporters are fetched when one is asked for.
import type { Mesh, MeshStandardMaterial } from 'three'
import type { ModelPart } from '../bake-model.ts'
import type { Notebook } from '../notebook.ts'
import { COPYRIGHT } from './copyright.ts'
import { modelScene } from './model-scene.ts'

/**
 * glTF 2.0, binary, for Android's viewer and any other. True size: metres.
 * @returns a file of type model/gltf-binary
 */
export async function exportGlb(
  name: string,
  parts: readonly ModelPart[],
  notebook: Notebook,
): Promise<Blob> {
  const { GLTFExporter } = await import('three/addons/exporters/GLTFExporter.js')
  const scene = modelScene(name, parts, notebook)
  const file = await new GLTFExporter().parseAsync(scene, { binary: true, copyright: COPYRIGHT })
  discard(scene.children)
  if (!(file instanceof ArrayBuffer)) throw new TypeError('a binary glTF file is one buffer')
  return new Blob([file], { type: 'model/gltf-binary' })
}

/**
 * USDZ for Quick Look of iOS, which stands it on a table or the floor. True size: metres.
 * @returns a file of type model/vnd.usdz+zip
 */
export async function exportUsdz(
  name: string,
  parts: readonly ModelPart[],
  notebook: Notebook,
): Promise<Blob> {
  const [{ USDZExporter }, { leanUsdz }] = await Promise.all([
    import('three/addons/exporters/USDZExporter.js'),
    import('./lean-usdz.ts'),
  ])
  const scene = modelScene(name, parts, notebook)
  const file = await new USDZExporter().parseAsync(scene, {
    ar: { anchoring: { type: 'plane' }, planeAnchoring: { alignment: 'horizontal' } },
  })
  discard(scene.children)
  return new Blob([new Uint8Array(leanUsdz(file, COPYRIGHT))], { type: 'model/vnd.usdz+zip' })
}

function discard(meshes: readonly object[]): void {
  for (const { geometry, material } of meshes as readonly Pick<Mesh, 'geometry' | 'material'>[]) {
    geometry.dispose()
    ;(material as MeshStandardMaterial).dispose()
  }
}
