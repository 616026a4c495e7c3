import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { followInside } from '../screen/button.tsx'
import { appBase } from '../../paths/paths.ts'

/** `danger`: leads to what cannot be undone. */
type Face = { icon: ReactNode; text: string; note?: string | undefined; danger?: boolean }

const form = 'flex min-h-16 w-full flex-wrap items-center gap-3 px-4 py-3 text-left active:bg-harbour-100'

function RowFace({ icon, text, note, danger = false }: Face) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`flex size-11 shrink-0 items-center justify-center rounded-full ${danger ? 'bg-arrears-tint text-arrears' : 'bg-harbour-100 text-harbour-700'}`}
      >
        {icon}
      </span>
      <span className="flex max-w-full flex-1 items-center gap-3">
        <span className="min-w-0 flex-1 wrap-break-word">
          <b className={`block font-semibold ${danger ? 'text-arrears' : ''}`}>{text}</b>
          {note && <span className="block text-ink-2">{note}</span>}
        </span>
        <IconChevronRight aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      </span>
    </>
  )
}

/** A row of a menu that leads to a path of the app, or out of it (`tel:`, `https:`). */
export function LinkRow({ to, ...face }: Face & { to: string }) {
  const inside = to.startsWith('/')
  return (
    <a href={inside ? appBase + to : to} onClick={inside ? followInside(to) : undefined} className={form}>
      <RowFace {...face} />
    </a>
  )
}

export function ButtonRow({ onClick, ...face }: Face & { onClick: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} className={form}>
      <RowFace {...face} />
    </button>
  )
}

/** Rows that belong together, under their heading. */
export function Menu({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-bold">{title}</h2>
      <div className="divide-y divide-hairline overflow-clip rounded-card bg-card shadow-raised">{children}</div>
    </section>
  )
}
