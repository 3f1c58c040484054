import { Link } from '#app/ui/link.tsx'
import type { AboutWords } from './about-words.server.ts'
import './money-ledger.css'

/** Every way money comes in, as a page of an account book. */
export function MoneyLedger({ words: { title, lead, head, rows, more } }: { words: AboutWords['money'] }) {
  return (
    <section className="money-ledger" aria-labelledby="about-money">
      <h2 id="about-money">{title}</h2>
      <p>{lead}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{head.what}</th>
            <th scope="col">{head.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, price }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link to="/pricing">{more}</Link>
    </section>
  )
}
