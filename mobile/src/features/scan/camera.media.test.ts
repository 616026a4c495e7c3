import { expect, test, vi } from 'vitest'
import { closeCamera, torchOf } from './camera.media.ts'

function cameraWith(able: object | null) {
  const applyConstraints = vi.fn<(wanted: MediaTrackConstraints) => Promise<void>>(async () => undefined)
  const stop = vi.fn<() => void>()
  const track = { applyConstraints, stop, ...(able && { getCapabilities: () => able }) }
  const stream = { getVideoTracks: () => [track], getTracks: () => [track] } as unknown as MediaStream
  return { stream, applyConstraints, stop }
}

test('a lamp is there where the camera says so', () => {
  expect(torchOf(cameraWith({ torch: true }).stream)).not.toBeNull()
  expect(torchOf(cameraWith({ torch: false }).stream)).toBeNull()
  expect(torchOf(cameraWith({}).stream)).toBeNull()
  // Safari before 17.4.
  expect(torchOf(cameraWith(null).stream)).toBeNull()
  expect(torchOf({ getVideoTracks: () => [] } as unknown as MediaStream)).toBeNull()
})

test('it is turned on and off, and goes out with the camera', async () => {
  const { stream, applyConstraints, stop } = cameraWith({ torch: true })
  await torchOf(stream)?.(true)
  await torchOf(stream)?.(false)
  expect(applyConstraints.mock.calls).toEqual([[{ advanced: [{ torch: true }] }], [{ advanced: [{ torch: false }] }]])
  closeCamera(stream)
  expect(stop).toHaveBeenCalledOnce()
})
