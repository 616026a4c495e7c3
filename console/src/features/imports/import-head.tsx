import { applyImport, discardImport } from '@mwc/contract/imports/import-desk.calls'
import { countTypedFrom } from '@mwc/contract/imports/import-kinds'
import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { ActButton, type ActField } from '../../page/act-button.tsx'
import { Facts } from '../../page/facts.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { RecordHead } from '../../page/record-head.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { encodingWords, number, stateWords } from './import-words.ts'

const reason: ActField = { name: 'reason', label: 'Reason', kind: 'note', hint: 'Kept in the log, and with what is changed.' }

/** Has the file applied; where many would become members, their number is typed. */
function ApplyButton({ file: { id, version, added, changed, wrong } }: { file: WholeImport }) {
  const count: ActField = {
    name: 'count',
    label: 'How many new members',
    kind: 'count',
    hint: `The number that the page shows beside New members: from ${number(countTypedFrom)} on it is typed.`,
  }
  return (
    <ActButton
      label="Apply"
      question={`Make ${number(added)} new members and change ${number(changed)}?`}
      explained={`${wrong > 0 ? `${number(wrong)} rows are wrong and stay out. ` : ''}It goes on by itself, also when this page is closed, and cannot be undone as a whole. New members sign in by an OTP and set a password.`}
      done="It is being applied."
      call={applyImport}
      input={{ id, version }}
      fields={added >= countTypedFrom ? [count, reason] : [reason]}
    />
  )
}

function DiscardButton({ file: { id } }: { file: WholeImport }) {
  return (
    <ActButton
      danger
      label="Put aside"
      question="Put this file aside?"
      explained="Its rows are deleted. That it was uploaded stays in the list. It can be uploaded again."
      done="Put aside."
      call={discardImport}
      input={{ id }}
      fields={[]}
    />
  )
}

/** How far a file is that goes on by itself. */
function Progress({ file: { state, done, rows } }: { file: WholeImport }) {
  const said = `${number(done)} of ${number(rows)} rows ${state === 'checking' ? 'looked at' : 'done'}`
  return (
    <Box role="status">
      <Typography color="text.secondary" gutterBottom>
        {said}
      </Typography>
      <LinearProgress variant="determinate" value={rows === 0 ? 0 : (100 * done) / rows} aria-label={said} />
    </Box>
  )
}

/** What a file is, how far, and what it would do or did. */
export function ImportHead({ file }: { file: WholeImport }) {
  const { name, state, rows, encoding, added, changed, left, wrong, madeAt, madeBy, appliedAt, appliedBy, reason: why, may } = file
  const isLooked = state !== 'uploaded' && state !== 'discarded'
  const isDone = state === 'applying' || state === 'done'
  return (
    <RecordHead
      name={name}
      state={<StateChip {...stateWords[state]} />}
      acts={
        <>
          {may.includes('discard') ? <DiscardButton file={file} /> : null}
          {may.includes('apply') ? <ApplyButton file={file} /> : null}
        </>
      }
    >
      {state === 'checking' || state === 'applying' ? <Progress file={file} /> : null}
      <Facts
        facts={[
          ...(isLooked
            ? ([
                [isDone ? 'Made members' : 'New members', number(added)],
                [isDone ? 'Changed' : 'Would be changed', number(changed)],
                ['Left as they are', number(left)],
                ['Wrong, stay out', number(wrong)],
              ] as const)
            : []),
          ['Rows', number(rows)],
          ['Encoding', encodingWords[encoding]],
          ['Uploaded', <MomentText key="made" at={madeAt} />],
          ['Uploaded by', madeBy],
          ...(appliedAt
            ? ([
                ['Applied', <MomentText key="applied" at={appliedAt} />],
                ['Applied by', appliedBy ?? '–'],
                ['Reason', why ?? '–'],
              ] as const)
            : []),
        ]}
      />
    </RecordHead>
  )
}
