import { useRef } from 'react'

/** Keys by what a payment is started with: sent again after a lost answer, the same start has the same key. */
export function useStartKey(): (content: string) => string {
  const keys = useRef(new Map<string, string>())
  return (content) => {
    const key = keys.current.get(content) ?? crypto.randomUUID()
    keys.current.set(content, key)
    return key
  }
}
