import { StateChip } from '../../shared/status/chip.tsx'
import { singaporeDay } from '../../shared/time/singapore-day.ts'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Period = { from: string; to: string }

/** On which days this member is covered, the present ones first in sight. */
export function CoveredDays({ periods }: { periods: Period[] }) {
  const words = useWords('insurance').insurance
  const language = useLanguage()
  const today = singaporeDay()
  return (
    <section className="space-y-3 rounded-card bg-harbour-100 p-5">
      <h2 className="text-lg font-bold">{words.yourDays}</h2>
      {periods.length === 0 && <p>{words.noDays}</p>}
      <ul className="space-y-4">
        {periods.map(({ from, to }) => {
          const state = to < today ? 'ended' : from > today ? 'later' : 'now'
          return (
            <li key={from} className="space-y-1.5">
              <StateChip status={state === 'now' ? 'active' : state === 'later' ? 'pendingPayment' : 'inactive'}>
                {words.state[state]}
              </StateChip>
              <p className={`tabular-nums ${state === 'ended' ? 'text-ink-2' : 'text-lg font-bold text-balance'}`}>
                {words.fromTo(wholeDay(from, language), wholeDay(to, language))}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
