// The views there are, each fetched when it is first shown: nothing of three is on a page before.
import type { ComponentType } from 'react'
import type { ArViewProps } from './ar-view.ts'
import type { ArView } from './view-choice.ts'

export type LoadView = () => Promise<ComponentType<ArViewProps>>

export const VIEW_LOADERS: Readonly<Record<ArView, LoadView>> = {
  async immersive() {
    if (import.meta.env.SSR) throw new Error('a view needs a browser')
    return (await import('./immersive-view.tsx')).ImmersiveView
  },
  async camera() {
    if (import.meta.env.SSR) throw new Error('a view needs a browser')
    return (await import('./camera-window.tsx')).CameraWindow
  },
  async desk() {
    if (import.meta.env.SSR) throw new Error('a view needs a browser')
    return (await import('./desk-view.tsx')).DeskView
  },
}
