// Two runs of the same journeys: every day combinations that cover every value are walked, with TEST_FULL=1 all of them.
import process from 'node:process'

export const FULL_RUN = process.env['TEST_FULL'] === '1'

/** All values in a full run, else those at these places. */
export function some<Value>(all: readonly Value[], ...places: number[]): readonly Value[] {
  return FULL_RUN ? all : all.filter((_, place) => places.includes(place))
}
