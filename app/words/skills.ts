// The words of skills and of how well they are mastered.
import { m } from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'
import type { Mastery } from '#engine/learning/mastery.ts'
import type { Skill } from '#engine/learning/skills.ts'

export const MASTERY_NAMES: Readonly<Record<Mastery, () => string>> = {
  new: m.progress_step_new,
  growing: m.progress_step_growing,
  steady: m.progress_step_steady,
  strong: m.progress_step_strong,
  expert: m.progress_step_expert,
}

export const SKILL_NAMES: Readonly<Record<Skill, (inputs?: object, options?: SaidIn) => string>> = {
  'math.add': m.progress_skill_math_add,
  'math.subtract': m.progress_skill_math_subtract,
  'math.multiply': m.progress_skill_math_multiply,
  'math.divide': m.progress_skill_math_divide,
  'math.square': m.progress_skill_math_square,
  'math.root': m.progress_skill_math_root,
  'math.power': m.progress_skill_math_power,
  'science.life': m.progress_skill_science_life,
  'science.earth': m.progress_skill_science_earth,
  'science.space': m.progress_skill_science_space,
  'science.matter': m.progress_skill_science_matter,
  'science.forces': m.progress_skill_science_forces,
  'science.body': m.progress_skill_science_body,
  'science.practices': m.progress_skill_science_practices,
  'history.people': m.progress_skill_history_people,
  'history.places': m.progress_skill_history_places,
  'history.events': m.progress_skill_history_events,
  'history.ideas': m.progress_skill_history_ideas,
  'history.inventions': m.progress_skill_history_inventions,
  'words.spelling': m.progress_skill_words_spelling,
}
