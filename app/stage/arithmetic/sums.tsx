// A text in which no line ends within a sum: "9 + 2 = 11 (9 + 1 = 10, then + 1)" has three.
import './sums.css'

const NUMBER = String.raw`[\d?][\d.,\u00a0\u202f]*`
const SUM = new RegExp(
  `([(（]?(?:${NUMBER} )?[-+−×÷=] ${NUMBER}(?: [-+−×÷=] ${NUMBER})*[)）。，；：;:]*)`,
  'u',
)

export function Sums({ text }: { text: string }) {
  return text.split(SUM).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sum is its place in the text
      <span key={place} className="sum">
        {part}
      </span>
    ),
  )
}
