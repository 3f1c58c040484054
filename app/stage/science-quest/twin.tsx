// The bench as a list: the same things in the same order as in the scene.
import { BuildTwin } from './build-twin.tsx'
import { CountTwin } from './count-twin.tsx'
import { HeatTwin } from './heat-twin.tsx'
import { MixTwin } from './mix-twin.tsx'
import type { QuestPlay } from './quest-play.ts'
import { missionIn } from './quest-words.ts'
import { SortTwin } from './sort-twin.tsx'

export function ScienceQuestTwin(play: QuestPlay) {
  const mission = missionIn(play.state)
  switch (mission.task) {
    case 'sort':
      return <SortTwin {...play} mission={mission} />
    case 'mix':
      return <MixTwin {...play} mission={mission} />
    case 'heat':
      return <HeatTwin {...play} mission={mission} />
    case 'build':
      return <BuildTwin {...play} mission={mission} />
    default:
      return <CountTwin {...play} mission={mission} />
  }
}
