// What a lesson's drawing shows, for somebody who hears it.
import { m } from '#app/i18n/generated/messages.ts'
import type { Language } from '#engine/core/languages.ts'
import type { LessonDrawing, Marked } from '#engine/curriculum/lessons/lesson-drawing.ts'
import { yearText } from './year-text.ts'

export function describeDrawing(
  of: LessonDrawing,
  labels: Readonly<Record<string, string>>,
  language: Language,
): string {
  const say = (id: string) => labels[id] ?? id
  const list = (parts: readonly { readonly id: string }[], between = '; ') =>
    parts.map(({ id }) => say(id)).join(between)
  const marked = (parts: readonly Marked[]) =>
    parts
      .map(({ id, role }) => (role === undefined ? say(id) : `${say(id)} (${say(role)})`))
      .join(language === 'zh' ? '' : ' ')
  switch (of.kind) {
    case 'cycle':
      return [
        m.lesson_seen_cycle({ parts: list(of.parts, ' → ') }),
        ...(of.centre ? [say(of.centre.id)] : []),
      ].join(' ')
    case 'chain':
      return list(of.parts, ' → ')
    case 'causes':
      return `${list(of.causes)} → ${list(of.effects)}`
    case 'layers':
      return m.lesson_seen_layers({ parts: list(of.parts) })
    case 'rings':
      return m.lesson_seen_rings({ parts: list(of.parts) })
    case 'timeline':
      return of.parts
        .map(({ id, year, about }) => `${yearText(year, about, language)}: ${say(id)}`)
        .join('; ')
    case 'map':
      return m.lesson_seen_map({ parts: list([...of.places, ...(of.rivers ?? []), ...(of.routes ?? [])]) })
    case 'table':
      return of.rows
        .map(
          (row) =>
            `${say(row)}: ${of.columns.map((column) => `${say(column)}: ${say(`${row}-${column}`)}`).join('; ')}`,
        )
        .join(' | ')
    case 'particles':
      return m.lesson_seen_particles({ parts: list(of.boxes) })
    case 'forces':
      return m.lesson_seen_forces({ thing: say(of.thing.id), parts: list(of.arrows) })
    case 'bars':
      return `${say('measure')}. ${of.bars.map(({ id, value }) => `${say(id)}: ${value}`).join('; ')}`
    case 'sentence':
      return of.lines.map(marked).join(' | ')
    case 'word':
      return of.words
        .map((parts) =>
          parts.map(({ id, means }) => (means ? `${say(id)} (${say(`${id}-means`)})` : say(id))).join(' + '),
        )
        .join(' | ')
    case 'paragraph':
      return marked(of.parts)
  }
}
