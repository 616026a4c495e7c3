import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useAddress } from '../../shared/navigation/navigation.ts'
import { isForm, useCanInterrupt } from './interruptible.hook.ts'

const gap = 12

/** How far above the lower edge the bars of the screen begin: the tabs, or its one sticky action. */
function barsHeight(): number {
  const bars = [...document.querySelectorAll('#root > div > nav, #root > nav, main + div')]
  const tops = bars.map((bar) => bar.getBoundingClientRect()).filter(({ height, bottom }) => height > 0 && bottom > innerHeight - 1)
  return innerHeight - Math.min(innerHeight, ...tops.map(({ top }) => top))
}

/**
 * An offer above the screen's bars that can wait: it leaves while money or typing is under way.
 * The page grows by its height, so that it hides nothing; on a form it stands at the foot of the page.
 */
export function OfferCard({
  picture,
  title,
  text,
  close,
  children,
}: {
  picture?: ReactNode
  title: string
  text: ReactNode
  /** A button at its upper corner. */
  close?: ReactNode
  children: ReactNode
}) {
  const interruptible = useCanInterrupt()
  const address = useAddress('/')
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const [bottom, setBottom] = useState(() => (isForm() ? null : gap))
  useEffect(() => {
    if (!interruptible || !card.current) return
    const { style } = document.body
    const make = () => {
      const isOver = !isForm()
      setBottom(isOver ? barsHeight() + gap : null)
      style.paddingBottom = isOver ? `${(card.current?.offsetHeight ?? 0) + gap}px` : ''
    }
    const observer = new ResizeObserver(make)
    observer.observe(card.current)
    observer.observe(document.body)
    return () => {
      observer.disconnect()
      style.paddingBottom = ''
    }
  }, [interruptible, address])
  if (!interruptible) return null
  const place = bottom === null ? 'mx-auto mb-6 w-[calc(100%-24px)]' : 'fixed inset-x-3 z-30 mx-auto max-h-[75dvh] overflow-y-auto'
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      style={{ bottom: bottom ?? undefined }}
      className={`offer ${place} max-w-md space-y-3 rounded-card border border-hairline bg-card p-4 shadow-raised`}
    >
      <div className="flex items-center gap-3">
        {picture && <div className="w-20 shrink-0">{picture}</div>}
        <div className="min-w-0 flex-1 space-y-1">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <div className="text-ink-2">{text}</div>
        </div>
        {close}
      </div>
      <div className="flex flex-wrap gap-2 *:w-auto *:flex-auto *:px-3">{children}</div>
    </section>
  )
}
