import type { Waiting } from '@mwc/contract/work/work.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatAgo } from '../../page/format.ts'
import { Note } from '../../plain/note.tsx'
import { PageTitle } from '../../plain/page-title.tsx'
import { useNow } from '../../page/use-now.ts'
import { workQuery } from './work-query.ts'
import { workWords } from './work-words.ts'

/** Milliseconds after which the page asks again what waits. */
const askEvery = 60_000

function Kind({ waiting: { kind, total, more, oldestAt } }: { waiting: Waiting }) {
  const now = useNow()
  const { name, none, explained, to } = workWords[kind]
  const content = (
    <>
      <h2>{name}</h2>
      <p className="count">
        {total.toLocaleString('en-SG')}
        {more ? '+' : ''}
      </p>
      <p className="quiet">{total === 0 ? none : explained}</p>
      {oldestAt ? <p>The longest wait began {formatAgo(oldestAt, now)}.</p> : null}
    </>
  )
  return (
    <li className={total === 0 ? 'card none' : 'card'}>
      {to && total > 0 ? (
        <Link className="kind" to={to}>
          {content}
        </Link>
      ) : (
        <div className="kind">{content}</div>
      )}
    </li>
  )
}

/** The first page: what waits for whoever is signed in, and since when; kinds of which nothing waits come last. */
export function WorkPage() {
  const { data, error } = useQuery({ ...workQuery, refetchInterval: askEvery })
  const ordered = data?.waiting.toSorted((a, b) => Number(b.total > 0) - Number(a.total > 0))
  return (
    <div className="work">
      <PageTitle title="Work" />
      {error ? <Note tone="wrong">{error.message}</Note> : null}
      {ordered ? (
        <ul aria-label="What waits">
          {ordered.map((waiting) => (
            <Kind key={waiting.kind} waiting={waiting} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
