import type { Part, Triple } from './part.ts'

/** A part of a model, so many millimetres from where it was. */
export function shifted(part: Part, [dx, dy, dz]: Triple): Part {
  const by = ([x, y, z]: Triple): Triple => [x + dx, y + dy, z + dz]
  return 'path' in part ? { ...part, path: part.path.map(by) } : { ...part, at: by(part.at) }
}
