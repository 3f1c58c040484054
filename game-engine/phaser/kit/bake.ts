// Marks drawn once into a texture: what stands still while other things move costs one picture a frame.
import type { GameObjects, Scene } from 'phaser'
import { placed } from './forms.ts'
import type { Box, Mark } from './marks.ts'
import type { Notebook } from './notebook.ts'
import { createPen } from './pen.ts'

/**
 * Draws the marks, labels excepted, into a texture of this name; one that bears it already goes.
 * @param room what of them is to be seen, in CSS pixels; the texture has the canvas's own
 */
export function bake(
  scene: Scene,
  name: string,
  marks: readonly Mark[],
  room: Box,
  notebook: Notebook,
): void {
  const dots = scene.cameras.main.zoom
  const sheet = scene.add.container()
  createPen(scene, sheet, notebook).draw(placed(marks, { x: -room.x, y: -room.y }, 1), 1)
  if (scene.textures.exists(name)) scene.textures.remove(name)
  const graphics = sheet.first as GameObjects.Graphics
  graphics.setScale(dots).generateTexture(name, Math.ceil(room.width * dots), Math.ceil(room.height * dots))
  sheet.destroy()
}
