// What has to travel: JavaScript to a first visitor, the stage to a player, and the Worker to the edge.
import { chunkSize, firstLoadSize, largestChunkSize, laterFiles, publishedPhaserSize } from './bundle-size.ts'
import type { Entry, Findings } from './entries.ts'
import { bundleForUpload } from './worker-bundle.ts'

/** KB of React 18 and Remix 2 on an empty page, measured once with this project's versions. */
const FLOOR = { gzip: 86.9, brotli: 76.0 }
/** By their routes. */
const STUDY_PAGES = [
  '/study-tools',
  '/study-tools/cards/:setId',
  '/study-tools/cards/:setId/study',
  '/study-tools/tests/new',
  '/study-tools/tests/guide',
  '/study-tools/tests/:testId',
  '/study-tools/plans/new',
  '/study-tools/plans/:planId',
  '/study-tools/focus',
  '/homework-help',
  '/subject-study/solver',
]

/** What a practice session fetches whose questions have pictures, by subject. */
const QUIZ_PRACTICE = {
  science: ['practice-room', 'quiz-practice', 'practised-science-picture'],
  'history K-5': ['practice-room', 'quiz-practice', 'place-picture'],
}

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
      ...(path === '/' ? { aim: '<= 1.15x' } : {}),
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
      ...STUDY_PAGES.map((path) => entry(path, 'gzip')),
      // Without MathLive, which comes with the first typed answer; with the largest area of mathematics.
      inUseEntry(
        '/games/subject/:subject/:grade',
        150,
        later('/games/subject/:subject/:grade', ['practice-room']) + largestChunkSize('generators-').gzip,
      ),
      ...Object.entries(QUIZ_PRACTICE).map(([subject, modules]) =>
        inUseEntry('/games/subject/:subject/:grade', 150, later('/games/subject/:subject/:grade', modules), {
          says: `, ${subject}, without its band's table of pictures`,
        }),
      ),
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

/** KB of what is fetched behind a page for these modules. */
function later(path: string, modules: readonly string[]): number {
  return Object.values(laterFiles(path, modules)).reduce((sum, size) => sum + size, 0)
}

/**
 * All JavaScript of a page once it is in use, over React and Remix.
 * @param behind what comes after its first load, in KB
 * @param says of which use, where there are several
 */
function inUseEntry(path: string, most: number, behind: number, { says = '' } = {}): Entry {
  const value = firstLoadSize(path).gzip + behind - FLOOR.gzip
  return {
    name: `${path}: all its JS over React + Remix, gzip${says}`,
    value,
    unit: 'KB',
    reference: { name: 'KB aimed at', value: most },
    ratio: value / most,
    aim: '<= 1x',
  }
}
