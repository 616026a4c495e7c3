import { type SkinTone, skinTones } from './skin-tones.ts'

type Look = { skin: SkinTone; shirt: string; head: 'helmet' | 'hair' | 'long'; vest?: boolean }

/** A person from the chest up: the eyes' height at 0, crown at -31, shoulders 74 wide, cut at 68. */
export function Worker({ skin, shirt, head, vest = false }: Look) {
  const { fill, shade, line } = skinTones[skin]
  return (
    <>
      {head === 'long' && <path d="M-19-4C-20-32 20-32 19-4 19 12 21 22 26 32H-26C-21 22-19 12-19-4Z" className="fill-ink" />}
      <path d="M-37 68V65C-37 41-25 33-9 28H9C25 33 37 41 37 65V68Z" className={shirt} />
      {vest && <path d="M-25 35.5-15 30.5-9 51V68H-25ZM25 35.5 15 30.5 9 51V68H25Z" className="fill-marigold-500" />}
      {vest && <path d="M-25 54h16v5h-16ZM9 54h16v5H9Z" className="fill-card" />}
      <path d="M-8 12H8V27Q8 36 0 36T-8 27Z" className={shade} />
      <circle cx="-16" cy="2" r="4" className={fill} />
      <circle cx="16" cy="2" r="4" className={fill} />
      <path d="M-16-6C-16-28 16-28 16-6V4C16 15 8 22 0 22S-16 15-16 4Z" className={fill} />
      <circle cx="-6.5" cy="0" r="2" className="fill-ink" />
      <circle cx="6.5" cy="0" r="2" className="fill-ink" />
      <path d="M-6 10Q0 17 6 10Z" className="fill-card" />
      <path d="M.5 1.5Q-2.5 6 1 6.5" fill="none" strokeWidth="1.6" strokeLinecap="round" className={line} />
      {head === 'helmet' && (
        <>
          <path d="M-18-8C-18-24-9-30 0-30S18-24 18-8Z" className="fill-marigold-500" />
          <rect x="-22" y="-11" width="44" height="6" rx="3" className="fill-marigold-500" />
          <path d="M-4-31.5Q0-33 4-31.5V-15H-4Z" className="fill-marigold-300" />
        </>
      )}
      {head === 'hair' && (
        <path d="M-17-1C-22-22-10-28 2-27 15-27 20-17 17-1 15-8 13-11 11-14 1-9-7-10-12-13-14-10-15-7-17-1Z" className="fill-ink" />
      )}
      {head === 'long' && <path d="M-17 0C-19-21-10-28 0-28S19-21 17 0C16-9 8-12 3-19-1-11-14-11-17 0Z" className="fill-ink" />}
    </>
  )
}
