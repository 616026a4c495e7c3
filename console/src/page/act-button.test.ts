// @vitest-environment happy-dom
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import { closeCounterDay } from '@mwc/contract/payments/counter-desk.calls'
import { useQuery } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { AdminContext, type DataProvider, useNotificationContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ActButton } from './act-button.tsx'

type Sent = Pick<InputOf<typeof closeCounterDay>, 'collectedCount' | 'terminalCount'>
const words = 'Something was collected while this page was open.'
let now: { collectedCount: number; isClosed: boolean }
let sent: Sent[]
let root: Root

/** A page of a day, as far as its question needs it. */
function Day() {
  const { data } = useQuery({ queryKey: ['day'], queryFn: async () => ({ ...now }) })
  const { notifications } = useNotificationContext()
  if (!data || data.isClosed) return createElement('p', null, ...notifications.map(({ message }) => String(message)))
  return createElement(ActButton<typeof closeCounterDay>, {
    label: 'Close the day',
    question: 'Sign it?',
    explained: `Collected: ${data.collectedCount}`,
    done: 'Closed.',
    call: closeCounterDay,
    input: { collectedCount: data.collectedCount },
    fields: [{ name: 'terminalCount', label: 'Payments', kind: 'count' }],
  })
}

async function answer(_address: string, { body }: { body: string }): Promise<Response> {
  const asked = JSON.parse(body) as Sent
  sent.push({ collectedCount: asked.collectedCount, terminalCount: asked.terminalCount })
  if (!now.isClosed && asked.collectedCount === now.collectedCount) return Response.json({ data: {} })
  return Response.json({ code: 2330, reason: 'counter.changed', message: words }, { status: 409 })
}

beforeEach(async () => {
  ;[now, sent] = [{ collectedCount: 0, isClosed: false }, []]
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', answer)
  const page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
  await act(() => root.render(createElement(AdminContext, { dataProvider: {} as DataProvider }, createElement(Day))))
  await shows('Close the day')
  await press('button')
})
afterEach(async () => {
  await act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Lets what was asked for come, and stand on the page. */
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const shows = (text: string) =>
  vi.waitFor(async () => {
    await turn()
    expect(document.body.textContent).toContain(text)
  }, 10_000)
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click())
const type = (text: string) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input')
    // As a browser does it: React looks for what changes a field behind its back.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

it('what is refused because the page was overtaken goes through on the next try, with what was typed', async () => {
  await type('1')
  now.collectedCount = 1
  await press('[type=submit]')
  await shows(words)
  await shows('Collected: 1')
  await press('[type=submit]')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { collectedCount: 0, terminalCount: 1 },
    { collectedCount: 1, terminalCount: 1 },
  ])
})

it('what is not to be done any more goes from the page, which says why', async () => {
  await type('1')
  now.isClosed = true
  await press('[type=submit]')
  await vi.waitFor(async () => {
    await turn()
    expect([document.querySelector('[role=dialog]'), document.querySelector('p')?.textContent]).toEqual([null, words])
  }, 10_000)
})
