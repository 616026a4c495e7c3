import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { RefusalError } from '../calls/call-errors.ts'
import type { ActField } from './act-fields.tsx'
import { formatMoment, instantOf, localOf } from './format.ts'

/** What a value of a field is called: a chosen one by its name. */
function nameOf({ choices, kind }: ActField, value: unknown): string {
  const text = String(value ?? '')
  if (kind === 'moment' && text !== '') return formatMoment(instantOf(localOf(text)) ?? text)
  return (choices?.find(({ id }) => id === text)?.name ?? text) || '–'
}

/** Above a long form it would stand out of sight of whoever has pressed the button below. */
const bringIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** Why an act was not done, where no field says it: whose record is in the way, what stands now beside what was typed. */
export function ActProblem({ problem, fields, typed }: { problem: Error; fields: readonly ActField[]; typed: Record<string, string> }) {
  const { now, member } = problem instanceof RefusalError ? problem : {}
  const apart = fields.filter(({ name, first = '' }) => now && name in now.values && (typed[name] ?? first) !== first)
  return (
    <Alert ref={bringIntoView} severity={now ? 'warning' : 'error'} sx={{ '& ul': { m: 0, mt: 1, pl: 2.5 } }}>
      {problem.message}{' '}
      {member ? (
        <Link component={RouterLink} to={`/members/${member.id}/show`} target="_blank" rel="noopener">
          {member.memberNumber} (opens a new tab)
        </Link>
      ) : null}
      {now && apart.length > 0 ? (
        <ul>
          {apart.map((field) => (
            <li key={field.name}>
              {field.label}: now “{nameOf(field, now.values[field.name])}”, you typed “{nameOf(field, typed[field.name])}”
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}
