import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../../plain/icon.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { type FirstStep, useFirstSteps } from './use-first-steps.ts'

type StepProps = { step: FirstStep; isNext: boolean; onLeaveOut: (name: string) => void }

function Step({ step: { name, title, why, act, to, isDone, isOptional }, isNext, onLeaveOut }: StepProps) {
  return (
    <li className={isDone ? 'done' : ''}>
      {isDone ? <Icon name="done" label="Done" /> : <Icon name="open" label="To do" />}
      <div>
        <strong>{title}</strong>
        {isDone ? null : <p className="quiet">{why}</p>}
      </div>
      {isDone ? null : (
        <div className="acts">
          {isOptional ? (
            <button type="button" className="button bare" onClick={() => onLeaveOut(name)} aria-label={`Not needed: ${title}`}>
              Not needed
            </button>
          ) : null}
          <Link className={isNext ? 'button filled' : 'button'} to={to}>
            {act}
          </Link>
        </div>
      )}
    </li>
  )
}

/** What a new programme needs, for its administrators: on the first page whole, elsewhere what is next. Gone once done. */
export function FirstSteps() {
  const { role } = useStaff()
  const { steps, leaveOut } = useFirstSteps({ enabled: role === 'admin' })
  const { pathname } = useLocation()
  if (steps === null) return null
  const next = steps.find(({ isDone }) => !isDone)
  const done = `${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`
  if (pathname !== '/work')
    return (
      <div className="note info" role="note">
        <Icon name="info" />
        <div>
          First steps: {done}. {next && next.to !== pathname ? <Link to={next.to}>Next: {next.act}</Link> : (next?.why ?? '')}{' '}
          <Link to="/work">All steps</Link>
        </div>
      </div>
    )
  return (
    <section className="card first-steps" aria-label="First steps">
      <h2>First steps</h2>
      <p>{done}</p>
      <ol>
        {steps.map((step) => (
          <Step key={step.name} step={step} isNext={step === next} onLeaveOut={leaveOut} />
        ))}
      </ol>
    </section>
  )
}
