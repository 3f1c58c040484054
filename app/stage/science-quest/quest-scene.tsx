// The bench on the notebook page. Things are pressed here as in the list beside it: both make the same moves.
import { NotebookPage } from '../ar/drawn.tsx'
import { BuildScene } from './build-scene.tsx'
import { CountScene } from './count-scene.tsx'
import { HeatScene } from './heat-scene.tsx'
import { MixScene } from './mix-scene.tsx'
import type { QuestSceneProps } from './quest-play.ts'
import { missionIn } from './quest-words.ts'
import { SortScene } from './sort-scene.tsx'

export function ScienceQuestScene(props: QuestSceneProps) {
  return (
    <>
      <NotebookPage look={props.look} />
      <Bench key={`${props.state.level} ${props.state.mission}`} {...props} />
    </>
  )
}

function Bench(props: QuestSceneProps) {
  const mission = missionIn(props.state)
  switch (mission.task) {
    case 'sort':
      return <SortScene {...props} mission={mission} />
    case 'mix':
      return <MixScene {...props} mission={mission} />
    case 'heat':
      return <HeatScene {...props} mission={mission} />
    case 'build':
      return <BuildScene {...props} mission={mission} />
    default:
      return <CountScene {...props} mission={mission} />
  }
}
