/** How loud it was at most since the last look, from 0 to 1; null where the browser does not tell. */
export type Meter = { read: () => number | null; close: () => void }

/** Samples of which each loudness is made: a hundredth of a second. */
const slice = 512
/** Samples that the browser keeps at most, 0.7 s: so long a slow phone may be too busy to look, and no word is missed. */
const mostKept = 32_768

const loudnessOf = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** Listens to how loud a stream is, without keeping anything of it. */
export function meterOf(stream: MediaStream): Meter {
  try {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = mostKept
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(mostKept)
    let looked = context.currentTime
    return {
      read() {
        if (context.state !== 'running') return null
        analyser.getFloatTimeDomainData(samples)
        const now = context.currentTime
        const since = Math.max(slice, Math.round((now - looked) * context.sampleRate))
        looked = now
        let loudest = 0
        for (let end = mostKept; end > Math.max(0, mostKept - since); end -= slice)
          loudest = Math.max(loudest, loudnessOf(samples.subarray(end - slice, end)))
        return loudest
      },
      close: () => void context.close().catch(() => undefined),
    }
  } catch {
    return { read: () => null, close: () => undefined }
  }
}
