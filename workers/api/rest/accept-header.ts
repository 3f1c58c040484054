// Which form of JSON a client wants: a list, exactly one object, either without its nulls.

export interface Form {
  single: boolean
  withoutNulls: boolean
  mediaType: string
}

const FORMS: Readonly<Record<string, 'list' | 'object'>> = {
  '*/*': 'list',
  'application/*': 'list',
  'application/json': 'list',
  'application/vnd.pgrst.array+json': 'list',
  'application/vnd.pgrst.array': 'list',
  'application/vnd.pgrst.object+json': 'object',
  'application/vnd.pgrst.object': 'object',
}

/** The first form in the header that there is; null when there is none of them. */
export function readAcceptHeader(header: string | undefined): Form | null {
  for (const range of (header || '*/*').split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const form = Object.hasOwn(FORMS, type) ? FORMS[type] : undefined
    if (!form) continue
    const withoutNulls = parameters.includes('nulls=stripped')
    const named = form === 'object' ? 'vnd.pgrst.object+json' : withoutNulls ? 'vnd.pgrst.array+json' : 'json'
    return {
      single: form === 'object',
      withoutNulls,
      mediaType: `application/${named}${withoutNulls ? ';nulls=stripped' : ''}; charset=utf-8`,
    }
  }
  return null
}
