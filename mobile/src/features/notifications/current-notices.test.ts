import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import { expect, test } from 'vitest'
import { currentNotices } from './current-notices.ts'

const notice = (id: string, about?: string): Notification => ({
  id,
  kind: about ? 'payment' : 'news',
  title: id,
  text: '',
  opens: null,
  ...(about && { about }),
  at: '2026-03-10T02:00:00.000Z',
  read: false,
})

test('of the same money only the newest notice stands, and every other one', () => {
  const inbox = [notice('sent back', 'a'), notice('news'), notice('checked', 'a'), notice('received', 'b'), notice('older news')]
  expect(currentNotices(inbox).map(({ id }) => id)).toEqual(['sent back', 'news', 'received', 'older news'])
})
