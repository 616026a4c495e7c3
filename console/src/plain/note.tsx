import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** What went wrong, or what is good to know, before what it is about. */
export function Note({ tone, children }: { tone: 'wrong' | 'info'; children: ReactNode }) {
  return (
    <div className={`note ${tone}`} role="alert">
      <Icon name={tone === 'wrong' ? 'alert' : 'info'} />
      <div>{children}</div>
    </div>
  )
}
