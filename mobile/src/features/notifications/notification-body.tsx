import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { useSession } from '../../shared/session/session.ts'
import { showToast } from '../../shared/screen/toast.tsx'
import { wholeMoment } from '../../shared/time/whole-times.ts'
import { paymentSuccessfulPath } from '../../paths/paths.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { KindIcon } from './kind-icon.tsx'
import { openToAll, targetPaths } from './notification-targets.ts'
import { useDelete, useMarkRead } from './notifications.queries.ts'

/** Notes that a notification was read, once it stands there. */
function useReading({ id, read }: Notification): void {
  const { mutate } = useMarkRead()
  useEffect(() => {
    if (!read) mutate(id)
  }, [id, read, mutate])
}

/** One notification whole, where it leads, and its deletion. `heading` is left out where the title stands above already. */
export function NotificationBody({
  notification,
  heading = true,
  onDeleted,
}: {
  notification: Notification
  heading?: boolean
  onDeleted: () => void
}) {
  const words = useWords('notifications').notifications
  const language = useLanguage()
  const { vipStatus } = useSession()
  const { kind, title, text, at, opens, receipt } = notification
  useReading(notification)
  const way = opens && (vipStatus === '1' || openToAll.includes(opens)) ? opens : null
  return (
    <div className="space-y-6">
      <article className="space-y-4 rounded-card bg-card p-5 shadow-raised">
        <div className="flex items-center gap-3">
          <KindIcon kind={kind} />
          <p className="text-ink-2">
            <b className="block font-semibold">{words.kinds[kind]}</b>
            <time dateTime={at}>{wholeMoment(at, language)}</time>
          </p>
        </div>
        {heading && (
          <h2 className="text-xl leading-snug font-bold wrap-break-word">
            <bdi>{title}</bdi>
          </h2>
        )}
        <p className="text-lg wrap-break-word whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
      </article>
      {way && (
        <LinkButton to={receipt ? paymentSuccessfulPath(receipt) : targetPaths[way]} icon={<IconArrowRight aria-hidden="true" />}>
          {receipt ? words.seeReceipt : words.opens[way]}
        </LinkButton>
      )}
      <DeleteButton id={notification.id} onDeleted={onDeleted} />
    </div>
  )
}

/** Asks once more before it deletes: nothing brings a notification back. */
function DeleteButton({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const words = useWords('notifications').notifications
  const problem = useProblemText()
  const [asking, setAsking] = useState(false)
  const remove = useDelete()
  if (!asking) {
    return (
      <Button variant="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
    )
  }
  return (
    <section className="space-y-3 rounded-card bg-sand p-4">
      <h2 className="text-lg font-bold">{words.removeQuestion}</h2>
      <p>{words.removeText}</p>
      {remove.error && (
        <Notice tone="error">
          <b className="block">{words.deleteFailed}</b>
          {problem(remove.error)}
        </Notice>
      )}
      <Button
        variant="danger"
        icon={<IconTrash aria-hidden="true" />}
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(id, {
            onSuccess: () => {
              showToast(words.deleted)
              onDeleted()
            },
          })
        }
      >
        {words.remove}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(false)}>
        {words.keep}
      </Button>
    </section>
  )
}
