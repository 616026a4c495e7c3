import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * `load`'s answer, asked again every second while the page is in view. A fault is told beside the last answer.
 * `load` must keep its identity while it asks for the same; null asks for nothing.
 */
export function useLive<T>(load: (() => Promise<T>) | null): { data: T | null; fault: string | null; refresh: () => void } {
  const [state, setState] = useState<{ data: T | null; fault: string | null }>({ data: null, fault: null })
  const askNow = useRef(() => {})
  useEffect(() => {
    if (!load) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const ask = async () => {
      try {
        if (document.visibilityState === 'visible') {
          const data = await load()
          if (!left) setState({ data, fault: null })
        }
      } catch (error) {
        if (!left) setState((before) => ({ ...before, fault: error instanceof Error ? error.message : 'The server does not answer' }))
      }
      clearTimeout(timer)
      if (!left) timer = setTimeout(ask, 1_000)
    }
    askNow.current = () => void ask()
    void ask()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [load])
  return { ...state, refresh: useCallback(() => askNow.current(), []) }
}
