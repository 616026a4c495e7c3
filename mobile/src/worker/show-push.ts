import { notificationPath, notificationsPath } from '../paths/paths.ts'
/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

/** What is shown of a push that says nothing: a browser takes the leave away from who shows none. By language tag. */
const nothingSaid: Record<string, string> = {
  en: 'You have a new notification. Tap to read.',
  'zh-Hans': '您有一条新通知，点开查看。',
  bn: 'আপনার একটি নতুন নোটিফিকেশন আছে। পড়তে চাপুন।',
  ta: 'உங்களுக்கு ஒரு புதிய நோட்டிஃபிகேஷன். படிக்கத் தொடவும்.',
}

type Pushed = { id: string | null; text: string; language: string }

function readPush(event: PushEvent, readerTag: string): Pushed {
  try {
    const { id, text, language } = (event.data?.json() ?? {}) as Partial<Pushed>
    if (typeof id === 'string' && typeof text === 'string' && typeof language === 'string') return { id, text, language }
  } catch {
    // Shown all the same, without saying what it is about.
  }
  return { id: null, text: nothingSaid[readerTag] ?? nothingSaid['en'] ?? '', language: readerTag }
}

/** Says something to a page of the app. A worker's pages are all of its own origin. */
function tell(page: Client, word: { push: 'arrived' } | { push: 'tapped'; path: string }): void {
  page.postMessage(word, [])
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function show(event: PushEvent, readerTag: string | null): Promise<void> {
  const { id, text, language } = readPush(event, readerTag ?? 'en')
  await self.registration.showNotification('MWC Membership', {
    body: text,
    lang: language,
    // The same notification pushed again takes the place of the first.
    ...(id ? { tag: id } : {}),
    icon: '/mobile/icons/icon-192.png',
    badge: '/mobile/icons/badge.png',
    data: { path: id ? notificationPath(encodeURIComponent(id)) : notificationsPath },
  })
  for (const page of await pages()) tell(page, { push: 'arrived' })
}

/** Opens what was tapped in the app as it stands, or opens the app there. */
async function open(notification: Notification): Promise<void> {
  notification.close()
  const path = String((notification.data as { path?: unknown } | null)?.path ?? notificationsPath)
  const page = (await pages()).find(({ url }) => new URL(url).pathname.startsWith('/mobile'))
  if (!page) {
    await self.clients.openWindow(`/mobile${path}`)
    return
  }
  tell(page, { push: 'tapped', path })
  await page.focus()
}

/** Shows what is pushed, in the member's language, and opens it on a tap. */
export function showPushes(readerTag: () => Promise<string | null>): void {
  self.addEventListener('push', (event) => event.waitUntil(readerTag().then((tag) => show(event, tag))))
  self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)))
}
