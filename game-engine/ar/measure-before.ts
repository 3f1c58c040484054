// How large what is drawn will be: asked anew before each drawing, for a view may have two eyes.
import { type Mesh, Vector4, type WebGLRenderer, type WebXRArrayCamera } from 'three'

export interface Viewport {
  /** Pixels of the drawing buffer of one eye, and how many of them a CSS pixel is. Models measure it themselves. */
  setViewport(width: number, height: number, ratio: number): void
}

/** Lines of a page are drawn for a view about so many CSS pixels high; an eye of a headset is taken for one. */
export const HEADSET_CSS_HEIGHT = 1100

const size = new Vector4()

/** Takes the viewport from the render target that the object is about to be drawn to: an eye's, or the canvas's. */
export function measureBefore(mesh: Mesh, view: Viewport): void {
  mesh.onBeforeRender = (renderer: WebGLRenderer, _scene, camera) => {
    const eyes = renderer.xr.isPresenting ? (renderer.xr.getCamera() as WebXRArrayCamera).cameras : []
    const eye = eyes.find((one) => one === camera) ?? eyes[0]
    const viewport = eye?.viewport ?? renderer.getCurrentViewport(size)
    const ratio =
      eyes.length > 1
        ? viewport.w / HEADSET_CSS_HEIGHT
        : eye
          ? viewport.z / Math.max(1, globalThis.innerWidth)
          : renderer.getPixelRatio()
    view.setViewport(viewport.z, viewport.w, ratio)
  }
}
