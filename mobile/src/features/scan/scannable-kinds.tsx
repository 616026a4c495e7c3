import { IconBuildingStore, IconId, IconTicket } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'

const icons = { shop: IconBuildingStore, promo: IconTicket, card: IconId } as const

/** What the scanner is for, in three pictures. */
export function ScannableKinds() {
  const words = useWords('scan').scan
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{words.canScan}</h2>
      <ul className="space-y-3">
        {(['shop', 'promo', 'card'] as const).map((kind) => {
          const Icon = icons[kind]
          return (
            <li key={kind} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="flex size-11 shrink-0 items-center justify-center rounded-full bg-harbour-100 text-harbour-700"
              >
                <Icon className="size-6" />
              </span>
              <span className="min-w-0 flex-1">
                <b className="block">{words.kinds[kind]}</b>
                <span className="block text-ink-2">{words.kindHints[kind]}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
