import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import { remixConfig } from './remix.config.ts'
import { remixInWorkerd } from './tests/sandbox/remix-in-workerd.ts'
import { content } from './vite-content.ts'
import { leanPhaser } from './vite-lean-phaser.ts'

/** The watch over what runs out: few pages fetch it, and it must not be merged into what all of them load. */
const CLOCK = /\/app\/clock\/(?:watch-|server-time|clock-socket)/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    leanPhaser(),
    content(),
    paraglideVitePlugin({
      project: './app/i18n/project.inlang',
      outdir: './app/i18n/generated',
      strategy: ['globalVariable', 'baseLocale'],
      emitReadme: false,
    }),
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
    // Texts are modules of their own: chunks of a few hundred bytes cost a request and save nothing. Larger ones are left
    // alone, or texts of one page end up in what every page loads.
    rollupOptions: {
      output: {
        experimentalMinChunkSize: 1_600,
        ...(isSsrBuild ? {} : { manualChunks: (id: string) => (CLOCK.test(id) ? 'clock' : undefined) }),
      },
    },
  },
}))
