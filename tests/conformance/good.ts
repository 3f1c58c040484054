/** The data of an answer of the client that has to be a good one; throws its error otherwise. */
export function good<Data>(
  result: { data: Data; error: null } | { data: unknown; error: Error },
): NonNullable<Data> {
  if (result.error) throw result.error
  if (!result.data) throw new Error('neither data nor an error')
  return result.data as NonNullable<Data>
}
