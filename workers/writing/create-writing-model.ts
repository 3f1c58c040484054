import type { WritingModel } from '#app/platform/writing-model.ts'
import type { Env } from '../env.ts'
import { createOpenAiModel } from './openai-model.ts'
import { readWritingSettings } from './settings.ts'
import { createWorkersAiModel } from './workers-ai-model.ts'

/** What `gpt-4o-mini` of the spec (section 9) is, where the settings name no other. */
const DEFAULT_MODEL = 'gpt-4o-mini'

/** null: the built-in tutor writes. Only for variables that workers/config.ts has found complete. */
export function createWritingModel(env: Env): WritingModel | null {
  const settings = readWritingSettings(env)
  const { WRITING_DRIVER, WRITING_URL, WRITING_KEY, WRITING_MODEL = DEFAULT_MODEL } = settings
  if (WRITING_DRIVER === 'openai' && WRITING_KEY !== undefined)
    return createOpenAiModel({ url: WRITING_URL, key: WRITING_KEY, model: WRITING_MODEL })
  if (WRITING_DRIVER === 'workers-ai' && env.AI) return createWorkersAiModel(env.AI, WRITING_MODEL)
  return null
}
