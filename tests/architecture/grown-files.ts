const SHOWN = 5
/** KB; less is compression's luck. */
const NOTABLE = 0.1

/** Which files are larger than they were, or new, the largest growth first. Sizes in KB by name. */
export function grown(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(now)
    .map(([name, size]) => ({ name, was: before[name], growth: size - (before[name] ?? 0) }))
    .filter(({ growth }) => growth >= NOTABLE)
    .sort((a, b) => b.growth - a.growth)
    .slice(0, SHOWN)
    .map(
      ({ name, was, growth }) =>
        `${name}: +${growth.toFixed(1)} KB${was === undefined ? ', new here' : ` on ${was.toFixed(1)}`}`,
    )
}
