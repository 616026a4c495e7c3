import { getSession } from '../../shared/session/session.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { readKey, subscribe, unsubscribe } from './notifications.queries.ts'

/** The member number for whom a tap turned push on here: another member of the same phone needs a tap of their own. */
const chosenKey = 'PUSH_FOR'

const memberNumber = () => getSession().userInfo?.memberNumber ?? null

/** Whether this browser can take push at all; an iPhone only can once the app is on the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Whether the signed-in member turned push on here. */
export function wantsPush(): boolean {
  return memberNumber() !== null && readStored('localStorage', chosenKey) === memberNumber()
}

const sameKey = (kept: ArrayBuffer | null, key: string) =>
  kept !== null &&
  btoa(String.fromCharCode(...new Uint8Array(kept)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '') === key

/**
 * Subscribes this phone and tells the server where. A subscription under another key of the server is replaced.
 * Rejects when it does not work.
 */
async function subscribeHere(): Promise<void> {
  const { publicKey } = await readKey()
  if (publicKey === null) throw new Error('push is switched off')
  const { pushManager } = await navigator.serviceWorker.ready
  let phone = await pushManager.getSubscription()
  if (phone && !sameKey(phone.options.applicationServerKey, publicKey)) {
    await phone.unsubscribe()
    phone = null
  }
  phone ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = phone.toJSON()
  await subscribe({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' })
}

/** Turns push on after a tap, and answers with the browser's leave; rejects when it has leave and still does not work. */
export async function turnPushOn(): Promise<NotificationPermission> {
  const leave = await Notification.requestPermission()
  if (leave !== 'granted') return leave
  await subscribeHere()
  writeStored('localStorage', chosenKey, memberNumber())
  return leave
}

async function dropSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/mobile/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Turns push off on this phone; rejects when the browser does not. The push service tells a server that is not reached. */
export async function turnPushOff(): Promise<void> {
  await dropSubscription()
  writeStored('localStorage', chosenKey, null)
  await unsubscribe().catch(() => undefined)
}

/** At each open, and when somebody logs in: the phone that was chosen is subscribed still. Without a member it takes no push. */
export async function keepPush(): Promise<void> {
  if (!canPush()) return
  if (getSession().token === null) return dropSubscription()
  if (wantsPush() && Notification.permission === 'granted') await subscribeHere()
}
