import type { Language } from '@mwc/contract/language/language'
import { listNotifications, type Notification, subscribePush } from '@mwc/contract/notifications/notifications'
import type { SignedIn } from '@mwc/contract/account/account'
import { type Notice, notifyMember } from '../../features/notifications/inbox/notify-member.ts'
import type { TestServer } from '../start-test-server.ts'

/** Tells a member something; false when it was told before. */
export async function tellMember(server: TestServer, { user }: SignedIn, key: string, change: Partial<Notice> = {}): Promise<boolean> {
  const notice: Notice = {
    memberId: user.id,
    kind: 'account',
    key,
    words: (language) => ({ title: `Title ${key}`, text: `Text in ${language}` }),
    ...change,
  }
  return server.db.transaction().execute((tx) => notifyMember(tx, server.parts, notice))
}

/** The first page of a member's inbox, read in English unless said otherwise. */
export async function inboxOf(server: TestServer, token: string, language: Language = 'english'): Promise<Notification[]> {
  return (await server.ok(listNotifications, {}, { token, language })).notifications
}

/** A phone of this name takes push for a session; answers with its address. */
export async function takePush(server: TestServer, token: string, name: string): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${name}`
  await server.ok(subscribePush, { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, { token })
  return endpoint
}
