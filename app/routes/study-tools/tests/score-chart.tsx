// The latest scores as bars, oldest first; the cards beside it say the same.
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { TestLine } from './read-test-list.server.ts'

const WIDTH = 336
const HEIGHT = 96
const TOP = 20

export function ScoreChart({ tests }: { tests: readonly TestLine[] }) {
  const done = tests.flatMap(({ id, right, questions }) =>
    right === null || questions === 0 ? [] : [{ id, right, questions }],
  )
  if (done.length < 2) return null
  const shown = done.slice(0, 10).reverse()
  const x = scaleBand({ domain: shown.map(({ id }) => id), range: [0, WIDTH], padding: 0.3 })
  const y = scaleLinear({ domain: [0, 1], range: [HEIGHT, TOP] })
  return (
    <svg className="score-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {shown.map(({ id, right, questions }) => {
        const top = Math.min(HEIGHT - 3, y(right / questions))
        return (
          <Group key={id}>
            <Bar x={x(id) ?? 0} y={top} width={x.bandwidth()} height={HEIGHT - top} rx={4} />
            <text x={(x(id) ?? 0) + x.bandwidth() / 2} y={top - 5} textAnchor="middle">
              {right}/{questions}
            </text>
          </Group>
        )
      })}
    </svg>
  )
}
