// The WebXR session: what of the room it asks for, and what is drawn of the player's hands. Nothing comes from another origin.
import { createXRStore } from '@react-three/xr'
import { Controller } from './controller.tsx'
import { Hand } from './hand.tsx'
import { CLICK } from './pointer-look.ts'

/**
 * A session needs the floor; the rest is used where it is offered. The room's planes, meshes and depth, which describe a home, are
 * not asked for.
 */
export const SESSION_FEATURES = {
  requiredFeatures: ['local-floor'],
  optionalFeatures: ['hit-test', 'dom-overlay', 'hand-tracking', 'anchors', 'light-estimation'],
} as const satisfies XRSessionInit

export type ArXrStore = ReturnType<typeof createArXrStore>

/** @param overlay stands over the picture on phones; the store puts it into the page */
export function createArXrStore(overlay: HTMLElement) {
  return createXRStore({
    emulate: false,
    offerSession: false,
    enterGrantedSession: false,
    domOverlay: overlay,
    customSessionInit: {
      requiredFeatures: [...SESSION_FEATURES.requiredFeatures],
      optionalFeatures: [...SESSION_FEATURES.optionalFeatures],
      domOverlay: { root: overlay },
    },
    // One profile for every controller, since ours is drawn alike for all: public/xr. The library wants an absolute address.
    baseAssetPath: new URL('/xr/', location.origin).href,
    controller: Controller,
    hand: Hand,
    screenInput: CLICK,
    transientPointer: CLICK,
    gaze: CLICK,
  })
}
