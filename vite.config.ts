import { vitePlugin as remix } from '@remix-run/dev'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'
import { assetsOnce } from './app/bundle/assets-once.ts'
import { chunks } from './app/bundle/chunks.ts'
import { content } from './app/bundle/content.ts'
import { leanFsrs } from './app/bundle/lean-fsrs.ts'
import { leanLucide } from './app/bundle/lean-lucide.ts'
import { leanPhaser } from './app/bundle/lean-phaser.ts'
import { leanRemix } from './app/bundle/lean-remix.ts'
import { leanThree } from './app/bundle/lean-three.ts'
import { library } from './app/bundle/library.ts'
import { messages } from './app/bundle/messages.ts'
import { quizBanks } from './app/bundle/quiz-banks.ts'
import { remixOnVite } from './app/bundle/remix-on-vite.ts'
import { roomModels } from './app/bundle/room-models.ts'
import { worksheetReader } from './app/bundle/worksheet-reader.ts'
import { writtenItems } from './app/bundle/written-items.ts'
import { writtenLessons } from './app/bundle/written-lessons.ts'
import { remixConfig } from './remix.config.ts'
import { installWorksheetReader } from './tests/sandbox/install-worksheet-reader.ts'

export default defineConfig(({ command, mode }) => ({
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
    chunks(),
    worksheetReader(installWorksheetReader),
    assetsOnce(`${remixConfig.buildDirectory}/client`),
    // Brings Wrangler, which takes seconds to load; builds, and tools that read this file in no mode, need none of it. By an address,
    // or Vite would make one module of it and this file, and load what it imports for either.
    command === 'serve' && mode === 'development'
      ? import(new URL('tests/sandbox/remix-in-workerd.ts', import.meta.url).href).then(
          ({ remixInWorkerd }: typeof import('./tests/sandbox/remix-in-workerd.ts')) =>
            remixInWorkerd(remixOnVite(remix(remixConfig))),
        )
      : remixOnVite(remix(remixConfig)),
  ],
  ssr: {
    target: 'webworker' as const,
    noExternal: true as const,
    // Workers have them.
    external: ['node:async_hooks', 'node:crypto'],
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
  },
  // Settled once at the root otherwise, and not where a part of a page is light in a dark one: the pens of a drawing.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    // The server's build is not minified, and would keep doc comments.
    // How long its hooks took is for a profiler, not for every build.
    rolldownOptions: { output: { comments: false }, checks: { bundlerTimings: false } },
    // `npm run bench` and the bundle budget say what counts.
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    // The import map of a page says where its messages are; those of a part that comes later are not to be guessed.
    modulePreload: {
      resolveDependencies: (_, deps) => deps.filter((dep) => !dep.startsWith('assets/messages/')),
    },
  },
}))
