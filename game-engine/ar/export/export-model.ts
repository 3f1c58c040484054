// "See it in your room": a model as a file for the phone's own viewer. The exporters are fetched when one is asked for.
import type { ModelPart } from '../bake-model.ts'
import type { Notebook } from '../notebook.ts'
import { COPYRIGHT } from './copyright.ts'
import { type ModelScene, modelScene, paint } from './model-scene.ts'

/**
 * glTF 2.0, binary, for Android's viewer and any other. True size: metres.
 * @returns a file of type model/gltf-binary for each notebook, in its colours
 */
export async function exportGlbs(
  name: string,
  parts: readonly ModelPart[],
  notebooks: readonly Pick<Notebook, 'palette'>[],
): Promise<readonly Blob[]> {
  const { GLTFExporter } = await import('three/addons/exporters/GLTFExporter.js')
  const files: Blob[] = []
  const scene = modelScene(name, parts)
  for (const notebook of notebooks) {
    paint(scene, notebook)
    const file = await new GLTFExporter().parseAsync(scene, { binary: true, copyright: COPYRIGHT })
    if (!(file instanceof ArrayBuffer)) throw new TypeError('a binary glTF file is one buffer')
    files.push(new Blob([file], { type: 'model/gltf-binary' }))
  }
  discard(scene)
  return files
}

/**
 * USDZ for Quick Look of iOS, which stands it on a table or the floor. True size: metres.
 * @returns a file of type model/vnd.usdz+zip
 */
export async function exportUsdz(
  name: string,
  parts: readonly ModelPart[],
  notebook: Pick<Notebook, 'palette'>,
): Promise<Blob> {
  const [{ USDZExporter }, { leanUsdz }] = await Promise.all([
    import('three/addons/exporters/USDZExporter.js'),
    import('./lean-usdz.ts'),
  ])
  const scene = modelScene(name, parts)
  paint(scene, notebook)
  const file = await new USDZExporter().parseAsync(scene, {
    ar: { anchoring: { type: 'plane' }, planeAnchoring: { alignment: 'horizontal' } },
  })
  discard(scene)
  return new Blob([new Uint8Array(leanUsdz(file, COPYRIGHT))], { type: 'model/vnd.usdz+zip' })
}

function discard({ children }: ModelScene): void {
  for (const { geometry, material } of children) {
    geometry.dispose()
    material.dispose()
  }
}
