// What the filter pack does: one scene of Science Quest in each of its filters (`npm run pictures` draws them).
import { AR_FILTERS } from '#app/domain/catalogue/ar-filters.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { AR_FILTER_NAMES } from '#app/words/ar-filters.ts'
import { PREVIEW_SIZE, previewAddress } from './filter-pictures.ts'
import './filter-previews.css'

export function FilterPreviews() {
  return (
    <section className="filter-previews" aria-labelledby="filter-previews">
      <h2 id="filter-previews">{m.arfilter_preview_title()}</h2>
      <p>{m.arfilter_preview_note()}</p>
      <ul>
        {AR_FILTERS.map((filter) => (
          <li key={filter}>
            <figure>
              <img src={previewAddress(filter)} alt="" loading="lazy" {...PREVIEW_SIZE} />
              <figcaption>{AR_FILTER_NAMES[filter]()}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
