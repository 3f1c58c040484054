// Where the scene is drawn, or what is there instead: parts on their way with their sizes, or why there is no picture. The round
// goes on in the list whatever happens here.
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { ArGame, ArSceneProps, NotebookChoice } from './ar-game.ts'
import type { ArViewFailure, ArViewProps } from './ar-view.ts'
import { DRAWING_KILOBYTES } from './download-sizes.ts'
import { Loading } from './loading.tsx'
import { SceneBoundary } from './scene-boundary.tsx'
import { useFetched } from './use-fetched.ts'
import type { ArView } from './view-choice.ts'
import { VIEW_LOADERS } from './views.ts'

/** unwanted: not fetched, as the device saves data or the player said no. broken: the drawing failed or its context was lost. */
type Wish = 'wanted' | 'unwanted' | 'broken'

function firstWish(): Wish {
  if (!canDraw()) return 'broken'
  return matchMedia('(prefers-reduced-data: reduce)').matches ? 'unwanted' : 'wanted'
}

/** three draws with WebGL 2 alone. */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}

export interface DrawingProps<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
  Words,
> {
  game: ArGame<State, Move, Event, Refusal, Words>
  view: ArView
  /** null while the words of the round are on their way. */
  scene: Omit<ArSceneProps<State, Move, Event, Refusal, Words>, 'look'> | null
  notebook: NotebookChoice
  clock: ReactNode
  viewSwitch: ReactNode
  task: ReactNode
  buttons: ReactNode
  onLeave: () => void
  /** The view could not go on; the desk view can. */
  onLost: (failure: ArViewFailure) => void
}

export function Drawing<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
  Words,
>({
  game,
  view,
  scene,
  notebook,
  clock,
  viewSwitch,
  task,
  buttons,
  onLeave,
  onLost,
}: DrawingProps<State, Move, Event, Refusal, Words>) {
  const [wish, setWish] = useState(firstWish)
  const isWanted = wish === 'wanted'
  const [arrivingView, retryView] = useFetched(isWanted ? VIEW_LOADERS[view] : null)
  const [arrivingScene, retryScene] = useFetched(isWanted ? game.loadScene : null)
  const fail = useCallback(
    (failure: ArViewFailure) => (view === 'desk' ? setWish('broken') : onLost(failure)),
    [view, onLost],
  )

  if (wish === 'broken') {
    return (
      <NoPicture
        text={m.arplay_no_picture()}
        button={m.arplay_draw_again()}
        onPress={() => canDraw() && setWish('wanted')}
      />
    )
  }
  if (wish === 'unwanted') {
    const kilobytes = DRAWING_KILOBYTES + game.sceneKilobytes
    return (
      <NoPicture
        text={m.arplay_not_loaded()}
        button={m.arplay_load({ kilobytes })}
        onPress={() => setWish('wanted')}
      />
    )
  }
  if (arrivingView.kind === 'failed' || arrivingScene.kind === 'failed') {
    const retry = () => (arrivingView.kind === 'failed' ? retryView() : retryScene())
    return <NoPicture text={m.arplay_load_failed()} button={m.play_retry()} onPress={retry} />
  }
  if (arrivingView.kind === 'waiting' || arrivingScene.kind === 'waiting' || scene === null) {
    return (
      <Loading
        parts={[
          {
            name: m.arplay_part_drawing(),
            kilobytes: DRAWING_KILOBYTES,
            isHere: arrivingView.kind === 'here',
          },
          {
            name: m.arplay_part_scene(),
            kilobytes: game.sceneKilobytes,
            isHere: arrivingScene.kind === 'here',
          },
        ]}
        onCancel={() => setWish('unwanted')}
      />
    )
  }
  const View: ComponentType<ArViewProps> = arrivingView.value
  const Scene = arrivingScene.value
  return (
    <SceneBoundary key={view} onFailure={() => fail('no_canvas')}>
      <View
        notebook={notebook}
        reach={game.reach(scene.state)}
        smallReach={game.smallReach?.(scene.state)}
        width={game.width}
        isStill={scene.isStill}
        clock={clock}
        viewSwitch={viewSwitch}
        task={task}
        buttons={buttons}
        onLeave={onLeave}
        onFailure={fail}
      >
        {(look) => <Scene {...scene} look={look} />}
      </View>
    </SceneBoundary>
  )
}

function NoPicture({ text, button, onPress }: { text: string; button: string; onPress: () => void }) {
  return (
    <div className="no-picture" role="status">
      <p>{text}</p>
      <Button variant="ghost" size="small" onClick={onPress}>
        {button}
      </Button>
    </div>
  )
}
