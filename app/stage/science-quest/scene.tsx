// The bench on the notebook page. Things are pressed here as in the list beside it: both make the same moves.
import { NotebookPage } from '../ar/drawn.tsx'
import type { QuestSceneProps } from './quest-play.ts'
import { missionIn } from './quest-words.ts'
import { SortScene } from './sort-scene.tsx'

export function ScienceQuestScene(props: QuestSceneProps) {
  const mission = missionIn(props.state)
  return (
    <>
      <NotebookPage look={props.look} />
      {mission.task === 'sort' && <SortScene {...props} mission={mission} />}
    </>
  )
}
