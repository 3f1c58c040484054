// Opens a Phaser game on a transparent canvas that fills its parent, in the parent's own pixels. No sound, no input:
// the page owns keys and pointers. The loop sleeps whenever nothing moves; `wake` sets it going.
import { AUTO, Game, type GameObjects, type Scene } from 'phaser'

/** What a scene of ours must be able to tell its stage. */
export interface StageScene extends Scene {
  /** Nothing moves: the picture on show will do. */
  isStill(): boolean
  /** The canvas has this size now, in CSS pixels. */
  resized(width: number, height: number): void
}

export interface Stage {
  /** Must be called after anything was changed that is to be seen. */
  wake(): void
  /** Takes the canvas away and frees its context. */
  destroy(): void
}

/** Device pixel ratio at most: more is not visible, and slow on phones. */
const MAX_PIXEL_RATIO = 2
const FPS = 60
/** Frames drawn after the last change before the loop rests. */
const LAST_FRAMES = 2

/**
 * @param handOver what the scene finds in `this.registry`, before it boots
 * @throws when the browser gives neither a WebGL nor a 2-D context: the caller goes on without a stage
 */
export function openStage(
  parent: HTMLElement,
  scene: StageScene,
  handOver: Readonly<Record<string, unknown>>,
): Stage {
  const dots = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO)
  const game = new Game({
    type: AUTO,
    parent,
    width: parent.clientWidth * dots,
    height: parent.clientHeight * dots,
    scale: { zoom: 1 / dots },
    transparent: true,
    banner: false,
    autoFocus: false,
    disableContextMenu: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    fps: { limit: FPS },
    // With more, WebGL stops to build a program for each number of pictures in a row, in the middle of play.
    render: { maxTextures: 1 },
    scene,
    callbacks: {
      preBoot: ({ registry }) => {
        for (const [key, value] of Object.entries(handOver)) registry.set(key, value)
      },
    },
  })
  let framesLeft = LAST_FRAMES
  let wide = 0
  let tall = 0
  let destroyed = false

  function fit(): void {
    const { clientWidth: width, clientHeight: height } = parent
    if (!game.isBooted || width === 0 || height === 0) return
    // It only grows, and what is too much of it is cut off: each other size costs new buffers, in the middle of play.
    if (width > wide || height > tall) {
      wide = Math.max(wide, width)
      tall = Math.max(tall, height)
      game.scale.resize(wide * dots, tall * dots)
    }
    scene.cameras.main.setOrigin(0, 0).setZoom(dots)
    scene.resized(width, height)
    wake()
  }

  function wake(): void {
    framesLeft = LAST_FRAMES
    if (destroyed || !game.isBooted || game.loop.running) return
    // Else the paused time would count as one long frame, and every movement would be over at once.
    game.loop.resetDelta()
    game.loop.wake()
  }

  function restWhenStill(): void {
    if (!scene.isStill()) framesLeft = LAST_FRAMES
    else if (--framesLeft <= 0) game.loop.sleep()
  }

  const observer = new ResizeObserver(fit)
  function begin(): void {
    // The observer reports at once, which sets the first picture up.
    observer.observe(parent)
    game.events.on('postrender', restWhenStill)
  }
  /** WebGL builds the program of a shape or a text when it first draws one. On a slow phone that is long: one a frame, unseen. */
  function prepareThenBegin(): void {
    const kinds = [
      () => scene.add.graphics().fillStyle(0).fillRect(0, 0, 1, 1),
      () => scene.add.text(0, 0, '.', { fontSize: '1px' }),
    ]
    let drawn: GameObjects.Graphics | GameObjects.Text | undefined
    function drawNext(): void {
      drawn?.destroy()
      drawn = kinds.shift()?.().setAlpha(0.01)
      if (drawn) return
      game.events.off('postrender', drawNext)
      if (!destroyed) begin()
    }
    game.events.on('postrender', drawNext)
  }
  game.events.once('ready', () => {
    // A page may close the stage before the first frame: watching it from here would wake a loop that is gone.
    if (destroyed) return
    game.canvas.setAttribute('aria-hidden', 'true')
    // A scene that loads nothing is created by now.
    if (scene.sys.isActive()) prepareThenBegin()
    else scene.events.once('create', prepareThenBegin)
  })

  return {
    wake,
    destroy() {
      destroyed = true
      observer.disconnect()
      // Browsers allow few contexts at a time and take long to notice one that nobody holds.
      const context = 'gl' in game.renderer ? game.renderer.gl : null
      game.events.once('destroy', () => context?.getExtension('WEBGL_lose_context')?.loseContext())
      game.destroy(true)
      // A sleeping loop would never come round to it.
      game.loop.wake()
      // Phaser leaves these two behind.
      window.onblur = null
      window.onfocus = null
    },
  }
}
