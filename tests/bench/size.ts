// What has to travel: JavaScript to a first visitor, the stage to a player, and the Worker to the edge.
import { chunkSize, firstLoadSize, publishedPhaserSize } from './bundle-size.ts'
import type { Entry, Findings } from './entries.ts'
import { bundleForUpload } from './worker-bundle.ts'

/** KB of React 18 and Remix 2 on an empty page, measured once with this project's versions. */
const FLOOR = { gzip: 86.9, brotli: 76.0 }
/** KB after gzip; the paid plan's is 10,000. */
const FREE_PLAN_LIMIT = 3_000

export async function benchSize(): Promise<Findings> {
  const entry = (path: string, encoding: 'gzip' | 'brotli'): Entry => {
    const { [encoding]: value, files } = firstLoadSize(path)
    return {
      name: `First-load JS of ${path}, ${encoding}, ${files} files`,
      value,
      unit: 'KB',
      reference: { name: 'KB React + Remix alone', value: FLOOR[encoding] },
      ratio: value / FLOOR[encoding],
      ...(path === '/' ? { aim: '<= 1.25x' } : {}),
    }
  }
  const { gzip } = await bundleForUpload()
  const stage = chunkSize('mount-').gzip
  const phaser = publishedPhaserSize().gzip
  return {
    entries: [
      ...['/', '/games', '/games/math-master'].flatMap((path) => [
        entry(path, 'gzip'),
        entry(path, 'brotli'),
      ]),
      {
        name: "Math Master's stage, gzip, when play starts",
        value: stage,
        unit: 'KB',
        reference: { name: 'KB Phaser as published', value: phaser },
        ratio: stage / phaser,
      },
      {
        name: 'Worker upload, gzip',
        value: gzip,
        unit: 'KB',
        reference: { name: "KB free plan's limit", value: FREE_PLAN_LIMIT },
        ratio: gzip / FREE_PLAN_LIMIT,
      },
    ],
    notes: [
      'Sizes: KB of 1,000 bytes; every file compressed by itself, gzip level 6 and brotli level 11. The floor was measured once and is no part of this run.',
    ],
  }
}
