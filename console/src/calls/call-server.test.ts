import { listMembers } from '@mwc/contract/members/member-desk.calls'
import { expect, test, vi } from 'vitest'
import { callServer } from './call-server.ts'

// Listens to the page's keys and pointer, of which there are none here.
vi.mock('./presence.ts', () => ({ isUnattended: () => false }))

test.each(['G6046409Q', 'm 1234567 k', 'M6046409Q'])('a FIN, %s, is put in no address, whoever searches for it', async (search) => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  await expect(callServer(listMembers, { search, page: 1, pageSize: 6, sort: 'name' })).rejects.toThrow('FINs are not searched for here')
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})
