// What a sticker asks for, in words.
import { expect, test } from 'vitest'

const ALBUMS = Object.entries(
  import.meta.glob<Readonly<Record<string, string>>>('../i18n/messages/*/album.json', {
    eager: true,
    import: 'default',
  }),
)
/** Won by rounds and sessions, those included that "Finish now" stopped. */
const BY_PLAYING = ['star', 'sun', 'kite', 'bee', 'leaf', 'dino', 'rainbow', 'snail'] as const

test('those that a stopped round wins do not ask to finish one', () => {
  const asked = ALBUMS.flatMap(([, words]) => BY_PLAYING.map((id) => words[`album_reason_${id}`] ?? ''))
  expect(asked).toHaveLength(4 * BY_PLAYING.length)
  expect(asked.filter((reason) => reason === '' || /finish|termin|acab|fini|完成/i.test(reason))).toEqual([])
})
