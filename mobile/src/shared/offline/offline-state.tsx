import { IconHome, IconId, IconMessageCircle, IconPhone, IconRefresh, IconUser } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { Button, LinkButton } from '../screen/button.tsx'
import { comesBackIn, NetworkError, RefusalError } from '../server/call-errors.ts'
import { EmptyState } from '../screen/empty-state.tsx'
import { currentPath } from '../navigation/navigation.ts'
import { OfflinePicture } from '../pictures/offline-picture.tsx'
import { queryClient } from '../server/query-client.ts'
import { useSession } from '../session/session.ts'
import { programmeQuery, telAddress, useProgramme } from '../programme/use-programme.ts'
import { contactPath, homePath, memberCardPath, myPagePath } from '../../paths/paths.ts'

/** How often a phone asks for the server: nothing tells it that a server is back while its own signal stayed. */
const lookSeconds = 10
/** Phones that were refused together come back over so many seconds more. */
const spreadSeconds = 4

async function look(onAnswer: () => void): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...programmeQuery, staleTime: 0, retry: false })
  } catch {
    return
  }
  onAnswer()
}

/**
 * Tries again when the server answers; asks quietly, so that the face stands still, and no sooner than the server said.
 * Answers in how many seconds it is asked.
 */
function useTryAgain(error: unknown, onRetry: () => void): number {
  const [every] = useState(() => {
    const asked = comesBackIn(error)
    return asked === null ? lookSeconds : asked + Math.floor(Math.random() * spreadSeconds)
  })
  const [left, setLeft] = useState(every)
  const tick = useEffectEvent(() => {
    if (document.hidden) return
    setLeft(left > 1 ? left - 1 : every)
    if (left > 1) return
    void look(onRetry)
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1_000)
    return () => clearInterval(timer)
  }, [])
  return left
}

/** The server is not reached, or does not answer: what this screen waits for, and what opens all the same. */
export function OfflineState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords('home', 'offers')
  const isAway =
    error instanceof RefusalError || (error instanceof NetworkError && error.cause instanceof Response && error.cause.status >= 500)
  const isBusy = error instanceof RefusalError && error.reason === 'server.busy'
  const left = useTryAgain(error, onRetry)
  const { token, vipStatus } = useSession()
  const helpline = useProgramme().data?.helpline
  const active = token !== null && vipStatus === '1'
  const ways = [
    { to: memberCardPath, Icon: IconId, text: words.home.card, open: active },
    { to: myPagePath, Icon: IconUser, text: words.shared.tabs.myPage, open: token !== null },
    { to: homePath, Icon: IconHome, text: words.shared.tabs.home, open: token === null },
    { to: contactPath, Icon: IconMessageCircle, text: words.shared.tabs.contact, open: token === null || active },
  ].filter(({ to, open }) => open && to !== currentPath().split('?')[0])
  return (
    <div className="space-y-6">
      <EmptyState
        picture={<OfflinePicture />}
        title={isBusy ? words.offers.busy : isAway ? words.offers.away : words.offers.offline}
        text={isAway ? words.offers.awayText : words.offers.offlineText}
        note={
          isAway && (
            <p role="timer" className="font-semibold tabular-nums">
              {words.offers.againIn(left)}
            </p>
          )
        }
        action={
          <Button icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
            {words.shared.tryAgain}
          </Button>
        }
      />
      <section className="space-y-3">
        <h2 className="text-lg font-bold">{words.offers.stillWorks}</h2>
        {ways.map(({ to, Icon, text }) => (
          <LinkButton key={to} variant="secondary" icon={<Icon aria-hidden="true" />} to={to}>
            {text}
          </LinkButton>
        ))}
        {helpline && (
          <LinkButton variant="secondary" icon={<IconPhone aria-hidden="true" />} to={telAddress(helpline)}>
            {words.account.callHelpline(helpline.replaceAll(' ', '\u00a0'))}
          </LinkButton>
        )}
        <p className="text-center text-ink-2">{words.offers.callWorks}</p>
      </section>
    </div>
  )
}
