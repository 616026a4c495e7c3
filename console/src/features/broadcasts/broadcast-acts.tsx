import { languageNames, languages } from '@mwc/contract/language/language'
import {
  askForSecond,
  cancelBroadcast,
  confirmBroadcast,
  scheduleBroadcast,
  sendBroadcast,
  testBroadcast,
} from '@mwc/contract/notifications/notification-desk.calls'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import { type ActField, ActButton } from '../../page/act-button.tsx'
import { localOf } from '../../page/format.ts'

const everyLanguage = 'all'
const testFields: readonly ActField[] = [
  { name: 'memberNumber', label: 'Member number', hint: 'Of your own account, as it stands on its card: M, digits, a letter' },
  {
    name: 'languages',
    label: 'In which language',
    choices: [{ id: everyLanguage, name: 'All four, one after the other' }, ...languages.map((id) => ({ id, name: languageNames[id] }))],
    first: everyLanguage,
  },
]

type Props = { broadcast: Broadcast; isChanged: boolean; onDone: (broadcast: Broadcast) => void }

/** What can be done with a broadcast as it is saved: what is typed and not saved is sent to nobody. */
export function BroadcastActs({ broadcast, isChanged, onDone }: Props) {
  const { id, version, may, state, sendAt, title } = broadcast
  const name = `“${title.english}”`
  const seen = { id, version }
  const isFree = !isChanged
  return (
    <>
      {isFree && may.includes('test') ? (
        <ActButton
          quiet
          label="Send me a test"
          question="Send a test to your own phone?"
          explained="It comes as members will get it, marked as a test. The log keeps to whom; ten a day."
          done="The test is on its way."
          call={testBroadcast}
          input={seen}
          fields={testFields}
          shape={({ memberNumber, languages: chosen }) => ({
            memberNumber: memberNumber as string,
            languages: chosen === everyLanguage ? [...languages] : [chosen as (typeof languages)[number]],
          })}
          onDone={onDone}
        />
      ) : null}
      {may.includes('cancel') ? (
        <ActButton
          danger
          quiet
          label="Cancel it"
          question={`Cancel ${name}, for good?`}
          explained="Nobody more is told. Who was told before keeps it."
          done="Cancelled."
          call={cancelBroadcast}
          input={{ id }}
          fields={[]}
          onDone={onDone}
        />
      ) : null}
      {isFree && may.includes('ask') ? (
        <ActButton
          label="Ask a second person"
          question={`Have ${name} confirmed?`}
          explained="It stands on the first page of everybody who may confirm it, until somebody has."
          done="It waits for a second person."
          call={askForSecond}
          input={seen}
          fields={[]}
          onDone={onDone}
        />
      ) : null}
      {isFree && may.includes('confirm') ? (
        <ActButton
          label="Confirm"
          question={`Confirm ${name}, as it stands here?`}
          explained="It can be sent then to more than 10,000 members. Whoever changes it takes your confirmation away."
          done="Confirmed. It can be sent."
          call={confirmBroadcast}
          input={seen}
          fields={[]}
          onDone={onDone}
        />
      ) : null}
      {isFree && may.includes('schedule') ? (
        <ActButton
          quiet
          label={state === 'scheduled' ? 'Move' : 'Schedule'}
          question={`When is ${name} sent?`}
          explained="The server counts again whom it reaches before it begins."
          done="Scheduled."
          call={scheduleBroadcast}
          input={seen}
          fields={[{ name: 'sendAt', label: 'Send at', kind: 'moment', first: localOf(sendAt), hint: 'Singapore time' }]}
          onDone={onDone}
        />
      ) : null}
      {isFree && may.includes('send') ? (
        <ActButton
          label="Send now"
          question={`Send ${name} now?`}
          explained="Members are told at once. It can be cancelled while it is sent; who was told keeps it."
          done="It is being sent."
          call={sendBroadcast}
          input={seen}
          fields={[]}
          onDone={onDone}
        />
      ) : null}
    </>
  )
}
