import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { remixConfig } from './remix.config.ts'
import { remixInWorkerd } from './tests/sandbox/remix-in-workerd.ts'
import { assetsOnce } from './vite-assets-once.ts'
import { chunkFileNames, manualChunks } from './vite-chunks.ts'
import { content } from './vite-content.ts'
import { leanFsrs } from './vite-lean-fsrs.ts'
import { leanLucide } from './vite-lean-lucide.ts'
import { leanPhaser } from './vite-lean-phaser.ts'
import { leanRemix } from './vite-lean-remix.ts'
import { leanThree } from './vite-lean-three.ts'
import { library } from './vite-library.ts'
import { messages } from './vite-messages.ts'
import { quizBanks } from './vite-quiz-banks.ts'
import { roomModels } from './vite-room-models.ts'
import { worksheetReader } from './vite-worksheet-reader.ts'
import { writtenItems } from './vite-written-items.ts'
import { writtenLessons } from './vite-written-lessons.ts'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    leanFsrs(),
    leanLucide(),
    leanPhaser(),
    leanRemix(),
    leanThree(),
    content(),
    writtenItems(),
    writtenLessons(),
    library(),
    quizBanks(),
    roomModels(),
    messages(),
    worksheetReader(),
    assetsOnce(`${remixConfig.buildDirectory}/client`),
    command === 'serve' ? remixInWorkerd(remix(remixConfig)) : remix(remixConfig),
  ],
  ssr: {
    target: 'webworker' as const,
    noExternal: true as const,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    // `npm run bench` and the bundle budget say what counts.
    reportCompressedSize: false,
    // The import map of a page says where its messages are; those of a part that comes later are not to be guessed.
    modulePreload: {
      resolveDependencies: (_, deps) => deps.filter((dep) => !dep.startsWith('assets/messages/')),
    },
    // Chunks of a few bytes cost a request and save nothing; larger ones, merged, bring what they hold to pages that need none of it.
    rollupOptions: {
      output: {
        experimentalMinChunkSize: 250,
        ...(isSsrBuild ? {} : { chunkFileNames, manualChunks: manualChunks() }),
      },
    },
  },
}))
