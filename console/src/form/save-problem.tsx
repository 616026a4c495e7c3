import Alert from '@mui/material/Alert'
import { RefusalError } from '../calls/call-errors.ts'
import type { RecordForm } from './use-record-form.ts'

/** What keeps an item from being saved, where no field says it. */
export function SaveProblem({ form }: { form: RecordForm }) {
  const { problem, isOvertaken, wrongFields } = form
  if (problem instanceof RefusalError && problem.reason === 'request.changedMeanwhile')
    return (
      <Alert severity="warning">
        Somebody else saved this while you wrote. Nothing that you typed is lost: where both of you changed a text, what stands now is shown
        below yours. Look at it, then save again.
      </Alert>
    )
  if (wrongFields > 0)
    return <Alert severity="error">{wrongFields === 1 ? 'One field is' : `${wrongFields} fields are`} not right yet.</Alert>
  if (problem) return <Alert severity="error">{problem.message}</Alert>
  return isOvertaken ? <Alert severity="info">Somebody else saved this since you began. What stands now is shown below yours.</Alert> : null
}
