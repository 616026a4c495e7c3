// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { readFault } from './read-fault.ts'
import { startReports } from './start-reports.ts'

const at = 'https://mwc.example/mobile/assets/frame-Bx3k.js:1:2345'
function faultOf(message: string): Error {
  const fault = new TypeError(message)
  fault.stack = `TypeError: ${message}\n    at f (${at})\n    at https://ads.example/x.js:1:2`
  return fault
}

let sent: { version: string; reports: { kind: string; message?: string }[] }[]
let hidden: boolean
beforeEach(() => {
  sent = []
  hidden = false
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'))
  const sendBeacon = (_url: string, body: Blob) => {
    void body.text().then((text) => sent.push(JSON.parse(text)))
    return true
  }
  Object.assign(navigator, { sendBeacon })
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
})
async function leave(): Promise<void> {
  hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  hidden = false
}

test('of a fault its kind and words are told, and where in the app’s own code', () => {
  expect(readFault({ error: faultOf('no G5555555P at "Kumar"') }, '/mobile/pages/login/login')).toEqual({
    kind: 'error',
    message: "TypeError: no (fin) at '…'",
    stack: ['assets/frame-Bx3k.js:1:2345'],
    route: '/pages/login/login',
  })
})

test('what is not of the app’s own code is not told', () => {
  const foreign = faultOf('x')
  foreign.stack = 'Error: x\n at chrome-extension://abc/a.js:1:2'
  expect(readFault({ error: foreign }, '/mobile/')).toBeNull()
  expect(readFault({ error: 'a text' }, '/mobile/')).toBeNull()
  expect(readFault({ error: Object.assign(faultOf('no line'), { name: 'NetworkError' }) }, '/mobile/')).toBeNull()
})

test('what was held before, and what comes after, is sent once when the page is left; twenty a day at most', async () => {
  window.heldFaults = [{ error: faultOf('early') }]
  startReports()
  window.heldFaults.push({ error: faultOf('late') }, { error: faultOf('late') })
  await leave()
  await leave()
  expect(sent.map(({ reports }) => reports.map(({ message }) => message))).toEqual([['TypeError: early', 'TypeError: late']])
  for (const round of ['b', 'c']) {
    for (const name of 'abcdefghijklmnop') window.heldFaults.push({ error: faultOf(`${round}-${name}`) })
    await leave()
  }
  expect(sent.map(({ reports }) => reports.length)).toEqual([2, 16, 2])
})

test('nothing is told on data saving', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  window.heldFaults = [{ error: faultOf('early') }]
  startReports()
  await leave()
  expect(sent).toEqual([])
})
