// The three views a game can be played in, and what each asks for: whoever has no AR phone can play all the same.
import { Box, Camera, Monitor } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import './three-ways.css'

const WAYS = [
  { icon: <Box />, name: () => m.arview_view_immersive(), needs: () => m.ar_way_room() },
  { icon: <Camera />, name: () => m.arview_view_camera(), needs: () => m.ar_way_camera() },
  { icon: <Monitor />, name: () => m.arview_view_desk(), needs: () => m.ar_way_screen() },
]

export function ThreeWays() {
  return (
    <section className="three-ways">
      <h2>{m.ar_ways()}</h2>
      <ul>
        {WAYS.map(({ icon, name, needs }) => (
          <li key={name()}>
            <span className="icon" aria-hidden="true">
              {icon}
            </span>
            <div>
              <h3>{name()}</h3>
              <p>{needs()}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
