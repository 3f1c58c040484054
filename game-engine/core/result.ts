// Refusals are values with a code; only bugs throw.

export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code }

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value }
}

export function refuse<Code extends string>(code: Code): Result<never, Code> {
  return { ok: false, code }
}
