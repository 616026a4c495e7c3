import { startingOwnWorker } from '../../shared/scripts/trusted-texts.ts'

/** Reads the QR codes in a picture: their texts, none where there is none. Rejects when no reader could be loaded. */
export type Decoder = {
  read: (picture: HTMLVideoElement | HTMLCanvasElement) => Promise<string[]>
  close: () => void
}

/** The browser's own reader, which TypeScript's DOM does not know yet (Shape Detection API). */
type Detector = { detect: (picture: CanvasImageSource) => Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> }

/** The side of what the library looks at of a video: a phone without a reader of its own takes about 0.1 s for it. */
const librarySide = 640
/** A phone may have the reader's name and no reader (Android without Google's services): this many errors in a row show it. */
const mostErrors = 3

/** The browser's own reader; null where it has none that knows QR. */
async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    return BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')
      ? new BarcodeDetector({ formats: ['qr_code'] })
      : null
  } catch {
    return null
  }
}

/** The middle square of a video, which is what the screen shows of it, made smaller. */
function middleOf({ videoWidth, videoHeight }: HTMLVideoElement) {
  const side = Math.min(videoWidth, videoHeight)
  const small = Math.min(side, librarySide)
  return {
    x: (videoWidth - side) / 2,
    y: (videoHeight - side) / 2,
    width: side,
    height: side,
    downScaledWidth: small,
    downScaledHeight: small,
  }
}

/** qr-scanner's reader in its worker, fetched when it is first wanted. */
async function libraryDecoder(): Promise<Decoder> {
  const { default: QrScanner } = await import('qr-scanner')
  const { createWorker } = await import('qr-scanner/qr-scanner-worker.min.js')
  const worker = startingOwnWorker(createWorker)
  const canvas = document.createElement('canvas')
  return {
    async read(picture) {
      const scanRegion = picture instanceof HTMLVideoElement ? middleOf(picture) : null
      try {
        return [(await QrScanner.scanImage(picture, { qrEngine: worker, canvas, scanRegion, returnDetailedScanResult: true })).data]
      } catch (reason) {
        if (reason === QrScanner.NO_QR_CODE_FOUND) return []
        throw reason
      }
    },
    close: () => worker.terminate(),
  }
}

/** Makes the phone's reader: the browser's own, or the library where there is none or where it fails. */
export function makeDecoder(): Decoder {
  const own = ownDetector()
  let library: Promise<Decoder> | null = null
  let errors = 0
  let closed = false
  function fromLibrary(): Promise<Decoder> {
    library ??= libraryDecoder().catch((error: unknown) => {
      library = null
      throw error
    })
    return library
  }
  return {
    async read(picture) {
      const detector = errors < mostErrors ? await own : null
      if (closed) return []
      if (!detector) return (await fromLibrary()).read(picture)
      try {
        const codes = await detector.detect(picture)
        errors = 0
        return codes.map(({ rawValue }) => rawValue)
      } catch {
        errors += 1
        return []
      }
    },
    close() {
      closed = true
      library?.then((decoder) => decoder.close()).catch(() => undefined)
    },
  }
}
