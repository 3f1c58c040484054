// Leaves out of three and its React libraries what no scene of ours uses. What a build does not find any more fails it.
// - three: react-three/fiber names every class there is, as elements; here it names those that scenes write.
// - react-three/xr: the headset emulator, which journeys bring themselves, and the loader of controller and hand models that it
//   would fetch from a CDN (ours are drawn: app/stage/ar/controller.tsx, hand.tsx).
// `npm run dev` serves the whole of them.
import type { Plugin } from 'vite'

/** Classes of three that scenes write as elements: <mesh>, <planeGeometry>. */
export const ELEMENTS = [
  'Group',
  'Mesh',
  'InstancedMesh',
  'BoxGeometry',
  'ConeGeometry',
  'CylinderGeometry',
  'IcosahedronGeometry',
  'PlaneGeometry',
  'SphereGeometry',
  'MeshBasicMaterial',
] as const

const FIBER = /\/node_modules\/@react-three\/fiber\/dist\/react-three-fiber\.esm\.js$/
const EVERY_CLASS = 'extend(THREE)'
const OUR_CLASSES = `extend({ ${ELEMENTS.map((name) => `${name}: THREE.${name}`).join(', ')} })`

const XR = /\/node_modules\/@(?:pmndrs|react-three)\/xr\//
/** Packages that do nothing when they are merely imported, and do not say so: what is not used of them is left out. */
const PURE = /\/node_modules\/(?:@pmndrs\/(?:xr|pointer-events)|@react-three\/xr|tunnel-rat)\//

/** What a left-out module exports, for code that names it and never runs. */
const STUBS: Readonly<Record<string, string>> = {
  './emulate.js': "export function emulate() { throw new Error('the emulator is not part of the app') }",
  'three/examples/jsm/loaders/GLTFLoader.js':
    "export class GLTFLoader { loadAsync() { throw new Error('models of controllers are not loaded') } }",
  // Draws the arc of teleporting; nobody is moved about in AR.
  meshline: 'export class MeshLineGeometry {}\nexport class MeshLineMaterial {}',
}

const STUB = '\0lean-three:'

export function leanThree(): Plugin {
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (importer && XR.test(importer) && id in STUBS ? STUB + id : null),
    load: (id) => (id.startsWith(STUB) ? STUBS[id.slice(STUB.length)] : null),
    transform(code, id) {
      if (PURE.test(id)) return { moduleSideEffects: false }
      if (!FIBER.test(id)) return null
      if (!code.includes(EVERY_CLASS)) throw new Error(`${EVERY_CLASS} is not in ${id} any more`)
      return { code: code.replace(EVERY_CLASS, OUR_CLASSES), map: null }
    },
  }
}
