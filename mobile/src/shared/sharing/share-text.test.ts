import { afterEach, expect, test, vi } from 'vitest'
import { shareText } from './share-text.ts'

afterEach(() => vi.unstubAllGlobals())

const address = 'https://app.mwc.example/mobile/pages/news-detail/news-detail?id=1'

function phone(can: { share?: (data: ShareData) => Promise<void>; clipboard?: { writeText: (text: string) => Promise<void> } }) {
  vi.stubGlobal('navigator', can)
}

test('the phone’s own sheet gets the text and the address, each by its name', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  phone({ share })
  expect(await shareText('A full hot meal', address)).toBe('shared')
  expect(await shareText('Call us')).toBe('shared')
  expect(share.mock.calls).toEqual([[{ text: 'A full hot meal', url: address }], [{ text: 'Call us' }]])
})

test('without a sheet, and where it fails, both are copied', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  phone({ clipboard: { writeText } })
  expect(await shareText('A full hot meal', address)).toBe('copied')
  phone({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), clipboard: { writeText } })
  expect(await shareText('A full hot meal', address)).toBe('copied')
  expect(writeText.mock.calls).toEqual([[`A full hot meal\n${address}`], [`A full hot meal\n${address}`]])
})

test('who closes the sheet has nothing copied, and a browser that allows neither says so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  phone({ share: () => Promise.reject(new DOMException('', 'AbortError')), clipboard: { writeText } })
  expect(await shareText('A full hot meal', address)).toBe('dropped')
  expect(writeText).not.toHaveBeenCalled()
  phone({ clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } })
  expect(await shareText('A full hot meal', address)).toBe('failed')
})
