import { useEffect, useState } from 'react'
import { wholeMoment } from '../../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../../words/use-words.ts'

const hourMs = 3_600_000

/** Milliseconds until an instant by the server's clock, followed every second; never below 0. */
export function useTimeLeft(until: string, clockOffsetMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Date.parse(until) - now - clockOffsetMs)
}

/** Minutes and seconds that are left; the moment itself where more than an hour is left. With what happens then. */
export function Countdown({ until, leftMs }: { until: string; leftMs: number }) {
  const words = useWords('payments').payments
  const language = useLanguage()
  if (leftMs > hourMs)
    return (
      <div className="space-y-1">
        <p className="font-semibold">{words.payBefore(wholeMoment(until, language))}</p>
        <p className="text-pretty">{words.payLater}</p>
      </div>
    )
  const seconds = Math.ceil(leftMs / 1_000)
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div className="space-y-1">
      <p role="timer" className="flex flex-wrap items-baseline justify-center gap-x-2">
        <span className="text-ink-2">{words.timeLeft}</span>
        <span className="text-xl font-bold tabular-nums">{text}</span>
      </p>
      <p className="text-pretty">{words.newQrAfter}</p>
    </div>
  )
}
