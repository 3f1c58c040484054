// Leaves out of react-three/xr what no visit of ours uses: the headset emulator, which journeys bring themselves, the loader of
// the controller and hand models that it would fetch from a CDN (ours are drawn: app/stage/ar/controller.tsx, hand.tsx), and more.
import type { Plugin } from 'vite'

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

const STUB = '\0lean-xr:'

export function leanXr(): Plugin {
  return {
    name: 'lean-xr',
    enforce: 'pre',
    resolveId: (id, importer) => (importer && XR.test(importer) && id in STUBS ? STUB + id : null),
    transform: (_, id) => (PURE.test(id) ? { moduleSideEffects: false } : null),
    load: (id) => (id.startsWith(STUB) ? STUBS[id.slice(STUB.length)] : null),
  }
}
