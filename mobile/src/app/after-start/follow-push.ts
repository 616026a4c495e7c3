import { keepPush } from '../../features/notifications/phone-push.ts'
import { goTo } from '../../shared/navigation/navigation.ts'
import { queryClient } from '../../shared/server/query-client.ts'
import { followSession, getSession } from '../../shared/session/session.ts'
import { askMemberAgain } from '../../shared/programme/use-member.ts'

/** What the worker tells a page: something was pushed, and, once it was tapped, the path to open. */
export type PushWord = { push: 'arrived' } | { push: 'tapped'; path: string }

function hear({ data }: MessageEvent<Partial<PushWord> | null>): void {
  if (data?.push === 'tapped' && 'path' in data && data.path) goTo(data.path)
  if (data?.push !== 'arrived' || getSession().token === null) return
  void queryClient.invalidateQueries({ queryKey: ['notifications'] })
  void askMemberAgain()
}

/** Keeps this phone subscribed to push for who turned it on, lets go of it at log-out, and hears what the worker was pushed. */
export function followPush(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', hear)
  let { token } = getSession()
  keepPush().catch(() => undefined)
  followSession(() => {
    if (token === getSession().token) return
    ;({ token } = getSession())
    keepPush().catch(() => undefined)
  })
}
