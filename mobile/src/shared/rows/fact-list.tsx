export type Fact = { name: string; value: string }

/** Names and values under each other where they do not fit side by side. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-hairline">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 font-semibold break-keep tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
