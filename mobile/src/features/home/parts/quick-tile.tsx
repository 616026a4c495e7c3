import type { ReactNode } from 'react'
import { followInside } from '../../../shared/screen/button.tsx'
import { appBase } from '../../../paths/paths.ts'

type TileProps = { to: string; icon: ReactNode; text: string; note: string }

/** A big tile that leads to a screen: picture, word and a short note. */
export function QuickTile(tile: TileProps) {
  return <Tile {...tile} look="min-h-32 flex-col items-start" />
}

/** The same in a row of its own, for a word that has no room beside another. */
export function WideTile(tile: TileProps) {
  return <Tile {...tile} look="items-center" />
}

function Tile({ to, icon, text, note, look }: TileProps & { look: string }) {
  return (
    <a
      href={appBase + to}
      onClick={followInside(to)}
      className={`flex gap-2 rounded-card bg-card px-3 py-4 shadow-raised active:bg-harbour-100 ${look}`}
    >
      <span aria-hidden="true" className="flex size-12 shrink-0 items-center justify-center rounded-full marigold-face">
        {icon}
      </span>
      <span className="w-full min-w-0">
        <b className="block text-lg leading-snug">{text}</b>
        <span className="block text-ink-2">{note}</span>
      </span>
    </a>
  )
}

/** Two tiles a row where their words have room, else one; a last one that would stand alone is as wide as its row. */
export function QuickTiles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{title}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.25rem,34%)),1fr))] gap-3 *:last:odd:col-span-full *:last:odd:min-h-0 *:last:odd:flex-row *:last:odd:items-center">
        {children}
      </div>
    </section>
  )
}
