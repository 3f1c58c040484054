// Every number of Science Quest's bench in one table; those of matter stand beside it, with their sources.

/** The hot plate, in degrees Celsius. */
export const COLDEST = -30
export const HOTTEST = 130

/** The most things or atoms a mission offers, the most places of a mission, the most of one substance. */
export const MAX_THINGS = 12
export const MAX_PLACES = 5
export const MAX_COUNT = 20
