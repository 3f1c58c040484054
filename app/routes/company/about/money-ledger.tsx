import { m } from '#app/i18n/generated/messages.ts'
import { Link } from '#app/ui/link.tsx'
import type { listPrices } from './list-prices.server.ts'
import './money-ledger.css'

/** Every way money comes in, as a page of an account book. */
export function MoneyLedger({ prices }: { prices: ReturnType<typeof listPrices> }) {
  const rows = [
    [m.about_money_free(), prices.free],
    [m.about_money_basic(), prices.basic],
    [m.about_money_premium(), prices.premium],
    [m.about_money_pass(), m.about_money_from({ price: prices.pass })],
    [m.about_money_item(), m.about_money_from({ price: prices.addOn })],
    [m.about_money_school(), m.about_money_from({ price: prices.school })],
  ]
  return (
    <section className="money-ledger" aria-labelledby="about-money">
      <h2 id="about-money">{m.about_money_title()}</h2>
      <p>{m.about_money_lead()}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.about_money_what()}</th>
            <th scope="col">{m.about_money_price()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, price]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to="/pricing">{m.about_money_more()}</Link>
    </section>
  )
}
