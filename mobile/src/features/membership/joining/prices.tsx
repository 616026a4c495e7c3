import { money } from '../../../shared/programme/money.ts'
import { useProgramme } from '../../../shared/programme/use-programme.ts'
import { useWords } from '../../../words/use-words.ts'

/** What each plan on sale costs; nothing while none is. */
export function Prices() {
  const { home, joining } = useWords('home', 'joining')
  const { plans = [], examplePrices } = useProgramme().data ?? {}
  if (plans.length === 0) return null
  return (
    <>
      <ul className="space-y-3">
        {plans.map(({ plan, months, priceCents }) => (
          <li key={plan} className="rounded-card bg-card p-4 text-center text-xl leading-snug font-bold tabular-nums shadow-raised">
            {home.price(money(priceCents), months)}
          </li>
        ))}
      </ul>
      {examplePrices && <p className="text-ink-2">{joining.examplePrices}</p>}
    </>
  )
}
