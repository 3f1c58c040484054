// How Remix builds the app. Its Vite plugin reads no file of this name: vite.config.ts hands these options over.
import process from 'node:process'
import type { VitePluginConfig } from '@remix-run/dev'

export const remixConfig = {
  appDirectory: 'app',
  /** tests/sandbox/deploy.ts says `production`; app/routes.ts listens too. */
  buildDirectory: process.env['SPARKBOOK_BUILD'] === 'production' ? 'build/production' : 'build',
  ssr: true,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
} satisfies VitePluginConfig
