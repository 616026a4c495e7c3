import { randomUUID } from 'node:crypto'
import { listThreads, replyThread } from '@mwc/contract/messages/message-desk'
import { sendMessage } from '@mwc/contract/messages/messages'
import { makeActive } from './account-scenes.ts'
import { signUpWorker } from './scenes.ts'
import type { TestServer } from '../start-test-server.ts'

/** The n-th worker as an active member. */
export async function joinMember(server: TestServer, n: number) {
  const signedIn = await signUpWorker(server, n)
  await makeActive(server, signedIn)
  return signedIn
}

/** A member's message, under a key of its own. */
export function write(server: TestServer, token: string, text: string, idempotencyKey: string = randomUUID()) {
  return server.ok(sendMessage, { idempotencyKey, text }, { token })
}

/** An answer of staff, under a key of its own. */
export function answer(server: TestServer, token: string, id: string, text: string, idempotencyKey: string = randomUUID()) {
  return server.ok(replyThread, { id, idempotencyKey, text }, { token })
}

/** The open thread of a member, as the desk lists it. */
export async function threadOf(server: TestServer, token: string, memberNumber: string) {
  const { threads } = await server.ok(listThreads, { pageSize: 100 }, { token })
  const thread = threads.find((one) => one.memberNumber === memberNumber)
  if (!thread) throw new Error('no open thread of this member')
  return thread
}
