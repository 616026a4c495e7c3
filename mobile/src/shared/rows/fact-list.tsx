import { WithEnglish } from '../beside-english/with-english.tsx'

/** `english`: the same for others who look at the phone; without `value` where that is the same in every language. */
export type Fact = { name: string; value: string; english?: { name: string; value?: string } }

/** Names and values under each other where they do not fit side by side. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-hairline">
      {facts.map(({ name, value, english }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-ink-2">
            <WithEnglish english={english?.name ?? name}>{name}</WithEnglish>
          </dt>
          <dd className="min-w-0 font-semibold break-keep tabular-nums">
            <WithEnglish english={english?.value ?? value}>{value}</WithEnglish>
          </dd>
        </div>
      ))}
    </dl>
  )
}
