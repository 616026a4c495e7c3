import { useEffect, useState } from 'react'
import { useWords } from '../words/use-words.ts'

/** A grey shape of the size of what will stand there; `className` gives the size. Decoration: wrap a screen's in `LoadingShapes`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-card bg-sand motion-reduce:animate-none ${className}`} />
}

/** Shows its shapes only when the wait lasts 200 ms or more, and says that something loads. */
export function LoadingShapes({ children }: { children: React.ReactNode }) {
  const words = useWords()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={late ? 'space-y-4' : 'invisible space-y-4'}>
      <span className="sr-only">{late && words.shared.loading}</span>
      {children}
    </div>
  )
}
