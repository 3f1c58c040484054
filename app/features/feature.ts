// What the spec shows as a placeholder (spec 000 section 1, spec 001 sections 1, 2 and 8). Each page lists its own; making one
// real is its entry alone: `{ id, to: <where it is> }`.

/** What a button or a form is for: the notice it gives while it is coming soon, or where it is once it is there. */
export type Feature =
  | { readonly id: string; readonly notice: () => string }
  /** A form of this feature is sent to `to`, any other press leads there. */
  | { readonly id: string; readonly to: `/${string}` }

/** Features that are still to come, by what is said when someone presses them: an information, in the spec's words. */
export function comingSoon<Id extends string>(
  notices: Readonly<Record<Id, () => string>>,
): Readonly<Record<Id, Feature>> {
  const features = Object.entries<() => string>(notices).map(([id, notice]) => [id, { id, notice }])
  return Object.fromEntries(features)
}
