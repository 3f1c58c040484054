// Builds Phaser from the parts our scenes use, a bit more than half of the whole (which is one file that no bundler can
// take apart). The price: a scene that needs another part, say `this.add.image`, must name it here, and finds out only
// in a build; `npm run dev` serves the whole of Phaser. Anything missing in PARTS fails loudly when a scene boots.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = join(dirname(createRequire(import.meta.url).resolve('phaser/package.json')), 'src')

/** Loaded for what they register. The renderer goes first: its modules import each other in a circle. */
const PARTS = [
  'renderer/index',
  'events/EventEmitter',
  'cameras/2d/CameraManager',
  'scene/ScenePlugin',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/GameObjectCreator',
  'gameobjects/GameObjectFactory',
  'gameobjects/container/ContainerFactory',
  'gameobjects/graphics/GraphicsFactory',
  'gameobjects/text/TextFactory',
  'gameobjects/image/ImageFactory',
  'time/Clock',
  'tweens/TweenManager',
]

/** What `import { … } from 'phaser'` may name. */
const ENTRY = [
  ...PARTS.map((part) => `import ${path(part)}`),
  `import constants from ${path('const')}`,
  'export const { AUTO } = constants',
  `export { default as Game } from ${path('core/Game')}`,
  `export { default as Scene } from ${path('scene/Scene')}`,
].join('\n')

/** Switches of Phaser's own builds. Unset, `typeof X` is the string 'undefined', which counts as on. */
const SWITCHED_OFF = /typeof (?:FEATURE_SOUND|WEBGL_DEBUG|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT)\b/g

const ENTRY_ID = '\0lean-phaser'

/** Replaces `phaser` in production builds; in development the whole of it is prepared before the first game asks. */
export function leanPhaser(): Plugin[] {
  return [
    {
      name: 'lean-phaser',
      apply: 'build',
      enforce: 'pre',
      resolveId: { filter: { id: /^phaser$/ }, handler: () => ENTRY_ID },
      load: { filter: { id: /lean-phaser$/ }, handler: (id) => (id === ENTRY_ID ? ENTRY : null) },
      transform: (code, id) =>
        id.startsWith(SOURCE) ? { code: code.replace(SWITCHED_OFF, 'false'), map: null } : null,
    },
    { name: 'whole-phaser', apply: 'serve', config: () => ({ optimizeDeps: { include: ['phaser'] } }) },
  ]
}

function path(part: string): string {
  return JSON.stringify(join(SOURCE, `${part}.js`))
}
