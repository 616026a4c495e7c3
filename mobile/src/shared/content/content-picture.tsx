import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { DescribedPicture } from '@mwc/contract/content/picture.schemas'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFirstScreenSettled } from '../loading/first-screen.ts'
import { langOf } from './in-english.tsx'

/** The widths that phones are offered: 400 for small places, 800 for sharp screens. */
const offered = [400, 800] as const

function addressOf(id: string, width: number): string {
  return `${apiBase}/h5/pictures/${id}/${width}`
}

/**
 * A picture from staff, as wide as its place, which is kept for it, and cut around what they want to be seen of it.
 * Described on a page of its own; in a list, whose titles stand beside it, it is decoration.
 * Without one, or where it does not come, `instead` stands on the tint.
 * `first` is wanted at once, in one width, so that the page's head can name it.
 * The others come when they are near, after the first screen's code.
 */
export function ContentPicture({
  picture,
  instead,
  first = false,
  fill = false,
  sizes,
}: {
  picture: DescribedPicture | null
  instead: ReactNode
  first?: boolean
  /** As high as its place instead of 16:9. */
  fill?: boolean
  sizes?: string
}) {
  const [lost, setLost] = useState(false)
  const isWanted = useFirstScreenSettled() || first
  const shape = fill ? 'size-full' : 'aspect-[16/9] h-auto w-full'
  // An img without an address has no height of its own.
  if (picture && !isWanted) return <div aria-hidden="true" className={`bg-harbour-100 ${shape}`} />
  if (!picture || lost) {
    return (
      <div aria-hidden="true" className={`flex items-center justify-center bg-harbour-100 text-harbour-700 ${shape}`}>
        {instead}
      </div>
    )
  }
  return (
    <img
      src={addressOf(picture.id, 800)}
      {...(!first && {
        srcSet: offered.map((width) => `${addressOf(picture.id, width)} ${width}w`).join(', '),
        sizes: sizes ?? '(min-width: 512px) 472px, calc(100vw - 40px)',
      })}
      width={picture.width}
      height={picture.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      alt={picture.alt?.text ?? ''}
      {...(picture.alt && langOf(picture.alt))}
      style={{ objectPosition: picture.focus }}
      onError={() => setLost(true)}
      className={`block bg-harbour-100 object-cover ${shape}`}
    />
  )
}
