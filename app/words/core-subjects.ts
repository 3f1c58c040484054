// The core subjects of the hub: their titles, and what they are about in each grade.

import type { CoreSubjectId } from '#app/domain/catalogue/core-subjects.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Band } from '#engine/core/bands.ts'

interface CoreSubjectWords {
  title: () => string
  about: Readonly<Record<Band, () => string>>
}

export const CORE_SUBJECT_WORDS: Readonly<Record<CoreSubjectId, CoreSubjectWords>> = {
  numberStudio: {
    title: m.subjects_numberStudio,
    about: {
      elementary: m.subjects_numberStudio_elementary,
      middle: m.subjects_numberStudio_middle,
      high: m.subjects_numberStudio_high,
    },
  },
  discoveryLab: {
    title: m.subjects_discoveryLab,
    about: {
      elementary: m.subjects_discoveryLab_elementary,
      middle: m.subjects_discoveryLab_middle,
      high: m.subjects_discoveryLab_high,
    },
  },
  storyWorkshop: {
    title: m.subjects_storyWorkshop,
    about: {
      elementary: m.subjects_storyWorkshop_elementary,
      middle: m.subjects_storyWorkshop_middle,
      high: m.subjects_storyWorkshop_high,
    },
  },
  timeTravel: {
    title: m.subjects_timeTravel,
    about: {
      elementary: m.subjects_timeTravel_elementary,
      middle: m.subjects_timeTravel_middle,
      high: m.subjects_timeTravel_high,
    },
  },
}
