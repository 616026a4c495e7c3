/**
 * Why there is no picture: `refused` by the reader or the phone; `none`: no camera; `busy`: it does not open;
 * `blocked`: the browser lets no page use it (no https, or a browser inside another app).
 */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'blocked'

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}

/** Enough for a QR that fills a third of the view; more only warms the phone. */
const wanted: MediaTrackConstraints = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } }

/** Opens the rear lens, or the only one. What is wrong is answered, not thrown. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) return 'blocked'
  try {
    return await mediaDevices.getUserMedia({ video: wanted, audio: false })
  } catch (error) {
    return problems[(error as DOMException).name] ?? 'busy'
  }
}

/** Lets go of the camera; its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Turns the lamp beside the lens on or off; null where there is none. */
export function torchOf(stream: MediaStream): ((on: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks()
  // Safari before 17.4 does not know the question, and no browser's types know the lamp.
  const able = track?.getCapabilities?.() as (MediaTrackCapabilities & { torch?: boolean }) | undefined
  if (!track || !able?.torch) return null
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}
