// Remix's Vite plugin hands over two options by names that Vite 8 has given up. Vite says so at each start, and only Remix could act on
// it: here they get their names of today.
import type { InlineConfig, Plugin, UserConfig } from 'vite'

/** @param remixPlugins what Remix's `vitePlugin` returns */
export function remixOnVite(remixPlugins: readonly Plugin[]): Plugin[] {
  return [
    withoutEnvFile(),
    ...remixPlugins.map((plugin) => (plugin.name === 'remix' ? withoutEsbuild(plugin) : plugin)),
  ]
}

/** The second server, in which Remix reads what routes export. */
function withoutEnvFile(): Plugin {
  return {
    name: 'sparkbook:without-env-file',
    config(config: InlineConfig) {
      if (config.envFile !== false) return
      delete config.envFile
      config.envDir = false
    },
  }
}

/** @throws when Remix hands over another option than the one that is translated */
function withoutEsbuild(plugin: Plugin): Plugin {
  const hook = plugin.config
  if (typeof hook !== 'function') throw new Error("Remix's plugin has no function `config` any more")
  return {
    ...plugin,
    async config(config, environment) {
      const { esbuild, ...options }: UserConfig = (await hook.call(this, config, environment)) ?? {}
      const { jsx, jsxDev, ...others } = esbuild || {}
      if (jsx !== 'automatic' || Object.keys(others).length > 0)
        throw new Error(`Remix asks for another esbuild: ${JSON.stringify(esbuild)}`)
      return { ...options, oxc: { jsx: { runtime: 'automatic', development: jsxDev === true } } }
    },
  }
}
