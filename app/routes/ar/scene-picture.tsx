import { useMode, useThemeLevel } from '#app/preferences/use-preferences.ts'
import type { ArGame } from './find-ar-game.ts'
import { SCENE_SIZE, sceneAddress } from './scene-pictures.ts'

/** The scene of a game as the visitor's notebook draws it. Decoration. */
export function ScenePicture({ game }: { game: ArGame['id'] }) {
  const [level] = useThemeLevel()
  const [mode] = useMode()
  return (
    <picture>
      {mode === 'system' && (
        <source media="(prefers-color-scheme: dark)" srcSet={sceneAddress(game, level, true)} />
      )}
      <img src={sceneAddress(game, level, mode === 'dark')} alt="" loading="lazy" {...SCENE_SIZE} />
    </picture>
  )
}
