/** The child a page's address names. 404 for what no id of ours looks like: it becomes part of paths we lead to. */
export function childIdOf(params: Readonly<Record<string, string | undefined>>): string {
  const id = params['childId'] ?? ''
  if (!/^[\w-]{1,64}$/.test(id)) throw new Response(null, { status: 404 })
  return id
}
