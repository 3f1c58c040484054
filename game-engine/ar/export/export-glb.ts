// "See it in your room" of Android: a model as glTF files, made by a build (app/bundle/room-models.ts).
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import type { ModelPart } from '../bake-model.ts'
import type { Notebook } from '../notebook.ts'
import { COPYRIGHT } from './copyright.ts'
import { discard, modelScene, paint } from './model-scene.ts'

/**
 * glTF 2.0, binary, for Android's viewer and any other. True size: metres.
 * @returns a file of type model/gltf-binary for each notebook, in its colours
 */
export async function exportGlbs(
  name: string,
  parts: readonly ModelPart[],
  notebooks: readonly Pick<Notebook, 'palette'>[],
): Promise<readonly Blob[]> {
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
