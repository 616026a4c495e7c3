import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { closeCamera, openCamera, torchOf } from './camera.media.ts'
import type { CameraProblem } from './camera.media.ts'
import type { Decoder } from './qr.decoder.ts'
import { watchVideo } from './video.watcher.ts'

type Torch = ReturnType<typeof torchOf>

/** `unread`: there is a picture, and what reads it did not load. */
export type CameraState = { is: 'starting' } | { is: 'live'; torch: Torch } | { is: 'off'; problem: CameraProblem | 'unread' }

function followVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether somebody can see the page: another app, another tab and the lock button hide it. */
function useVisible(): boolean {
  return useSyncExternalStore(
    followVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )
}

/**
 * The camera, open while it is `wanted` and the page is seen. `retry` opens it anew.
 * While `looking`, the texts of every look go to `onLook`; otherwise its last picture stands still.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  getDecoder: () => Decoder,
  { wanted, looking, onLook }: { wanted: boolean; looking: boolean; onLook: (texts: string[]) => void },
): { state: CameraState; retry: () => void } {
  const visible = useVisible()
  const [state, setState] = useState<CameraState>({ is: 'starting' })
  const [attempt, setAttempt] = useState(0)
  const seen = useEffectEvent(onLook)
  const decoderNow = useEffectEvent(getDecoder)

  useEffect(() => {
    const element = video.current
    if (!visible || !wanted || !element) return
    let left = false
    let open: MediaStream | null = null
    void openCamera().then((camera) => {
      if (typeof camera === 'string') return left || setState({ is: 'off', problem: camera })
      // The reader left while the phone was asking for the permission.
      if (left) return closeCamera(camera)
      open = camera
      element.srcObject = camera
      // Another app took the camera, or the reader withdrew the permission.
      camera.getVideoTracks()[0]?.addEventListener('ended', () => left || setState({ is: 'off', problem: 'busy' }))
      const noteLive = () => left || setState({ is: 'live', torch: torchOf(camera) })
      noteLive()
      // Some phones know of the lamp only once there are pictures.
      element.addEventListener('playing', noteLive, { once: true })
    })
    return () => {
      left = true
      if (open) closeCamera(open)
      element.srcObject = null
      setState({ is: 'starting' })
    }
  }, [visible, wanted, attempt, video])

  const live = state.is === 'live'
  useEffect(() => {
    const element = video.current
    if (!live || !looking || !element) return
    element.play().catch(() => undefined)
    const stop = watchVideo(element, decoderNow(), seen, () => setState({ is: 'off', problem: 'unread' }))
    return () => {
      stop()
      element.pause()
    }
  }, [live, looking, video])

  return {
    state,
    retry() {
      setState({ is: 'starting' })
      setAttempt((count) => count + 1)
    },
  }
}
