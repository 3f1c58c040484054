import './how-it-works.css'

export function HowItWorks({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="how-it-works" aria-labelledby="how-it-works">
      <h2 id="how-it-works">{title}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
