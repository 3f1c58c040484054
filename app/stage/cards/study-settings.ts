// How somebody likes to study: kept in this browser.
import { createSetting } from '../game-settings.ts'

/** How long they studied last. */
export const studyMinutes = createSetting('studyMinutes', ['10', '5', '20'])
/** Hard and easy beside forgot and knew it. */
export const fourButtons = createSetting('fourAnswerButtons', ['off', 'on'])
