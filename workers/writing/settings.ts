// Who writes: our own tutor, which needs no key and asks nobody, or a language model. Prompts of children go to nobody by
// default, and in production over https only.
import * as z from 'zod'
import type { Deployment } from '#app/platform/config.ts'

const optional = z.string().min(1).optional()

/** Part of the settings' schema in workers/config.ts. */
export const writingVariables = {
  WRITING_DRIVER: z.enum(['built-in', 'openai', 'workers-ai']).default('built-in'),
  /** Of any API shaped like OpenAI's, up to and with its version: `https://api.openai.com/v1`. */
  WRITING_URL: z.url().default('https://api.openai.com/v1'),
  WRITING_KEY: optional,
  /** As the provider calls it. */
  WRITING_MODEL: optional,
}

const settings = z.object(writingVariables)
export type WritingSettings = z.infer<typeof settings>

/** Only for variables that workers/config.ts has found complete. */
export function readWritingSettings(variables: unknown): WritingSettings {
  return settings.parse(variables)
}

/** Calls `refuse` for every variable the chosen driver lacks, and for an address that is not public https. */
export function checkWriting(
  env: WritingSettings & { ENVIRONMENT: Deployment; AI?: unknown },
  isPublicHttps: (address: string) => boolean,
  refuse: (variable: keyof WritingSettings | 'AI', message: string) => void,
): void {
  if (env.WRITING_DRIVER === 'openai' && env.WRITING_KEY === undefined)
    refuse('WRITING_KEY', 'WRITING_DRIVER = "openai" needs it')
  if (env.WRITING_DRIVER === 'workers-ai') {
    if (env.AI === undefined) refuse('AI', 'WRITING_DRIVER = "workers-ai" needs an ai binding of this name')
    if (env.WRITING_MODEL === undefined) refuse('WRITING_MODEL', 'WRITING_DRIVER = "workers-ai" needs it')
  }
  if (env.ENVIRONMENT !== 'development' && !isPublicHttps(env.WRITING_URL))
    refuse('WRITING_URL', 'must be an https address of the provider')
}
