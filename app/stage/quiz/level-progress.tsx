// A dot for every question of the level: right, wrong, being asked, still to come. "Question 3 of 10" says it in words.
import './level-progress.css'

export interface LevelProgressProps {
  results: readonly ('right' | 'wrong')[]
  count: number
  /** The next one is being asked. */
  asking: boolean
}

export function LevelProgress({ results, count, asking }: LevelProgressProps) {
  return (
    <ol className="level-progress" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          data-result={results[place] ?? (asking && place === results.length ? 'asked' : 'ahead')}
        />
      ))}
    </ol>
  )
}
