// Remix has the server's build write every picture, face and style a second time, and removes those the browser's build
// already has. Here they are not written at all; what only the server's modules name is left to Remix, which moves it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** @param browserBuild the folder of the browser's build, which comes first */
export function assetsOnce(browserBuild: string): Plugin {
  return {
    name: 'assets-once',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    generateBundle: {
      // After Vite's manifest, from which Remix reads what there is.
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, { type }] of Object.entries(bundle)) {
          if (type !== 'asset' || fileName.startsWith('.vite/')) continue
          if (fileName.endsWith('.css') || existsSync(join(browserBuild, fileName))) delete bundle[fileName]
        }
      },
    },
  }
}
