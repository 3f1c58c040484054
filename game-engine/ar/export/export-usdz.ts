// "See it in your room" of iOS: a model as a USDZ file, made on the phone. Whoever makes one fetches this module, exporter included.
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'
import type { ModelPart } from '../bake-model.ts'
import type { Notebook } from '../notebook.ts'
import { COPYRIGHT } from './copyright.ts'
import { leanUsdz } from './lean-usdz.ts'
import { discard, modelScene, NAME_OF_INK, paint } from './model-scene.ts'

/**
 * USDZ for Quick Look of iOS, which stands it on a table or the floor. True size: millimetres.
 * @returns a file of type model/vnd.usdz+zip
 */
export async function exportUsdz(
  name: string,
  parts: readonly ModelPart[],
  notebook: Pick<Notebook, 'palette'>,
): Promise<Blob> {
  const scene = modelScene(name, parts)
  paint(scene, notebook)
  // Black looks the same from everywhere: a third of the file would be how its lines are shaded.
  for (const { geometry, material } of scene.children)
    if (material.name === NAME_OF_INK) geometry.getAttribute('normal').array.fill(0)
  const file = await new USDZExporter().parseAsync(scene, {
    ar: { anchoring: { type: 'plane' }, planeAnchoring: { alignment: 'horizontal' } },
  })
  discard(scene)
  return new Blob([new Uint8Array(leanUsdz(file, COPYRIGHT))], { type: 'model/vnd.usdz+zip' })
}
