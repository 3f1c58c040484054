/**
 * A path without the ids in it, for logs: who knows a guest's checkout may see it, and what somebody typed after a slash
 * may be anything. Words of ours are short and have neither digits nor signs.
 */
export function loggedPath(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[a-z.-]{0,40}$/i.test(part) || /^v\d$/.test(part) ? part : ':id'))
    .join('/')
}
