/**
 * Why nobody is heard: `refused` by the reader or the phone; `none`: no microphone; `busy`: it does not open, as during a call;
 * `blocked`: the browser records for no page (no https, too old, or a browser inside another app).
 */
export type MicrophoneProblem = 'refused' | 'none' | 'busy' | 'blocked'

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}

/** One voice near the phone, on a building site. */
const wanted: MediaTrackConstraints = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/** Opus first: a minute of it is 180 kB of prepaid data. Safari before 18.4 has AAC alone. */
const forms = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4']

/** In what this browser records; undefined where it does not. */
export function recordingForm(): string | undefined {
  return typeof MediaRecorder === 'undefined' ? undefined : forms.find((form) => MediaRecorder.isTypeSupported(form))
}

/** Opens the microphone. What is wrong is answered, not thrown. */
export async function openMicrophone(): Promise<MediaStream | MicrophoneProblem> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices || recordingForm() === undefined) return 'blocked'
  try {
    return await mediaDevices.getUserMedia({ audio: wanted, video: false })
  } catch (error) {
    return problems[(error as DOMException).name] ?? 'busy'
  }
}

/** Lets go of the microphone; its sign goes out. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
