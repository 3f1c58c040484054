// The room is fetched when a session begins, and is no part of the server's build.
import { lazy } from 'react'

export const LazyPracticeRoom = lazy(async () => {
  if (import.meta.env.SSR) throw new Error('a session is played in the browser')
  const { PracticeRoom } = await import('#app/stage/practice/practice-room.tsx')
  return { default: PracticeRoom }
})
