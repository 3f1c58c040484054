/** Of one code: a week's work. */
export const MAX_SKILLS_A_CODE = 10
