import { resolveObjectURL } from 'node:buffer'
import { createRequire } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import { readFileSync } from 'node:fs'
import jsQr from 'jsqr'
import type { Picture } from './worn-codes.ts'

/** Reads a code in a picture; null where it finds none. */
export type Reader = (picture: Picture) => Promise<string | null>

const require = createRequire(import.meta.url)

function inColours({ width, height, pixels }: Picture) {
  const data = new Uint8ClampedArray(width * height * 4)
  pixels.forEach((value, i) => data.set([value, value, value, 255], i * 4))
  return { data, width, height }
}

/** qr-scanner's worker as the phone runs it, in a world of its own that has what a worker has. */
async function qrScanner(): Promise<Reader> {
  const opened = Promise.withResolvers<string>()
  const Worker = function open(address: string) {
    void resolveObjectURL(address)?.text().then(opened.resolve)
  }
  Object.assign(globalThis, { Worker })
  const { createWorker } = (await import(require.resolve('qr-scanner/qr-scanner-worker.min.js'))) as { createWorker(): void }
  createWorker()
  let answer: string | null = null
  const self = {
    onmessage: undefined as ((message: { data: object }) => void) | undefined,
    postMessage: (message: { data: string | null }) => {
      answer = message.data
    },
  }
  runInContext(await opened.promise, createContext({ self, Uint8ClampedArray }))
  return async (picture) => {
    self.onmessage?.({ data: { id: 1, type: 'decode', data: inColours(picture) } })
    return answer
  }
}

const jsQrReader: Reader = async (picture) => {
  const { data, width, height } = inColours(picture)
  return jsQr.default(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
}

type ZxingReader = {
  prepareZXingModule(options: { overrides: { wasmBinary: Uint8Array }; fireImmediately: true }): Promise<unknown>
  readBarcodes(picture: object, options: object): Promise<{ text: string }[]>
}

async function zxing(): Promise<Reader> {
  const home = createRequire(require.resolve('zxing-wasm/reader'))
  const { prepareZXingModule, readBarcodes } = (await import(home.resolve('zxing-wasm/reader'))) as ZxingReader
  await prepareZXingModule({
    overrides: { wasmBinary: readFileSync(home.resolve('zxing-wasm/reader/zxing_reader.wasm')) },
    fireImmediately: true,
  })
  return async (picture) => (await readBarcodes(inColours(picture), { formats: ['QRCode'], tryHarder: true }))[0]?.text ?? null
}

type Zbar = { scanImageData(picture: object): Promise<{ decode(): string }[]> }

async function zbar(): Promise<Reader> {
  const { scanImageData } = (await import(require.resolve('@undecaf/zbar-wasm'))) as Zbar
  return async (picture) => (await scanImageData(inColours(picture)))[0]?.decode() ?? null
}

/** The readers that are there: the phone's, jsQR, and those that were installed to be tried (`npm install --no-save`). */
export async function foundReaders(): Promise<Map<string, Reader>> {
  const found = new Map<string, Reader>([
    ['qr-scanner', await qrScanner()],
    ['jsqr', jsQrReader],
  ])
  for (const [name, open] of Object.entries({ 'zxing-wasm': zxing, '@undecaf/zbar-wasm': zbar })) {
    const reader = await open().catch(() => null)
    if (reader) found.set(name, reader)
  }
  return found
}
