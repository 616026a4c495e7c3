/** How loud it is now, from 0 to 1; null where the browser does not tell. */
export type Meter = { read: () => number | null; close: () => void }

/** Listens to how loud a stream is, without keeping anything of it. */
export function meterOf(stream: MediaStream): Meter {
  try {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    return {
      read() {
        if (context.state !== 'running') return null
        analyser.getFloatTimeDomainData(samples)
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
      },
      close: () => void context.close().catch(() => undefined),
    }
  } catch {
    return { read: () => null, close: () => undefined }
  }
}
