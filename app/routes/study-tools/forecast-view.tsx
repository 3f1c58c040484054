import { m } from '#app/i18n/generated/messages.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import type { Forecast } from './draw-forecast.server.tsx'
import './forecast-view.css'

/** What comes back on the next days. */
export function ForecastView({ forecast: { days, minutes, svg } }: { forecast: Forecast }) {
  return (
    <section className="card-forecast" aria-labelledby="forecast">
      <SectionHead
        id="forecast"
        title={m.cards_forecast()}
        lead={minutes === 0 ? m.cards_forecast_none() : m.cards_forecast_lead({ minutes })}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on our server from numbers and names of days */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <div className="visually-hidden">
        <table>
          <thead>
            <tr>
              <th>{m.cards_forecast_day()}</th>
              <th>{m.cards_forecast_cards()}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ name, cards }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{cards}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
