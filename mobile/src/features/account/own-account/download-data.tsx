import { IconFileCode, IconFileText } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { saveFile } from '../../../shared/sharing/save-file.ts'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { useMember } from '../../../shared/programme/use-member.ts'
import { useWords } from '../../../words/use-words.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { ownDraft, useConfirmation } from './own-account.draft.ts'
import { readOwnData, withConfirmation } from './own-account.queries.ts'
import type { OwnData } from './own-account.queries.ts'

/** Everything that is kept of the member: confirmed first, then saved as a page to read or as data. */
export function DownloadData() {
  const words = useWords('ownAccount').ownAccount
  const confirmation = useConfirmation('downloadData')
  const mustSetPassword = useMember().data?.mustSetPassword ?? false
  const [data, setData] = useState<OwnData | null>(null)
  return (
    <div className="space-y-5 pt-1">
      <p>{words.dataText}</p>
      {data ? (
        <SaveData data={data} />
      ) : confirmation ? (
        <FetchData
          confirmation={confirmation}
          onData={(answer) => {
            setData(answer)
            ownDraft.change({ confirmation: null })
          }}
        />
      ) : (
        <ConfirmStep key={String(mustSetPassword)} act="downloadData" byCodeOnly={mustSetPassword} />
      )}
    </div>
  )
}

function FetchData({ confirmation, onData }: { confirmation: string; onData: (data: OwnData) => void }) {
  const words = useWords().shared
  const form = useForm()
  const begun = useRef(false)
  function fetchData() {
    void form.submit({}, async () => {
      const answer = await withConfirmation(() => readOwnData({ confirmation }))
      if (answer) onData(answer)
    })
  }
  // Whoever confirmed asked for it: nothing more is to be tapped. React's second run of an effect does not ask twice.
  useEffect(() => {
    if (!begun.current) fetchData()
    begun.current = true
  })
  if (!form.failure) {
    return (
      <LoadingShapes>
        <Skeleton className="h-14 w-full" />
      </LoadingShapes>
    )
  }
  return (
    <>
      <FailureNotice failure={form.failure} />
      <Button busy={form.busy} onClick={fetchData}>
        {words.tryAgain}
      </Button>
    </>
  )
}

function SaveData({ data }: { data: OwnData }) {
  const words = useWords('ownAccount').ownAccount
  const [saved, setSaved] = useState(false)
  const form = useForm()
  function save(text: string, ending: string, type: string) {
    void form.submit({}, async () => {
      setSaved((await saveFile(new File([text], `${data.fileName}.${ending}`, { type }), 'save')) !== 'cancelled')
    })
  }
  return (
    <div className="space-y-3">
      {saved && <Notice tone="success">{words.dataSaved}</Notice>}
      <FailureNotice failure={form.failure} />
      <Button icon={<IconFileText aria-hidden="true" />} onClick={() => save(data.page, 'html', 'text/html')}>
        {words.savePage}
      </Button>
      <Button
        variant="secondary"
        icon={<IconFileCode aria-hidden="true" />}
        onClick={() => save(JSON.stringify(data.record, null, 2), 'json', 'application/json')}
      >
        {words.saveRecord}
      </Button>
      <p className="text-ink-2">{words.dataCare}</p>
    </div>
  )
}
