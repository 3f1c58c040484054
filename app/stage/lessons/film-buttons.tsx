// The next step by hand, or all of them as a film that can be stopped.
import { Pause, Play } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button, ButtonRow } from '#app/ui/button.tsx'
import type { Film } from './use-film.ts'

export function FilmButtons({
  film: { shown, isPlaying, next, play, stop },
  steps,
}: {
  film: Film
  steps: number
}) {
  const left = steps - shown
  return (
    <ButtonRow>
      {left > 0 && !isPlaying && <Button onClick={next}>{m.lesson_next_step()}</Button>}
      <Button
        variant="ghost"
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        onClick={isPlaying ? stop : play}
      >
        {isPlaying ? m.lesson_pause() : left > 0 ? m.lesson_play() : m.lesson_play_again()}
      </Button>
      {left > 0 && <span className="left">{m.lesson_steps_left({ count: left })}</span>}
    </ButtonRow>
  )
}
