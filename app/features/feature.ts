/** What a page knows of a feature: the notice it gives while it is coming soon, or where it is once it is there. */
export type FeatureView =
  | { readonly id: string; readonly notice: string }
  | { readonly id: string; readonly to: `/${string}` }
