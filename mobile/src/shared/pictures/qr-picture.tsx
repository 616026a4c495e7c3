import { encode } from 'uqr'
import { useMemo } from 'react'

/** Modules of white around a QR (ISO/IEC 18004 asks for four). */
const quietZone = 4

/** The dark modules of a QR, with its quiet zone: rows of true and false. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}

/** One rectangle for each run of dark modules in a row. */
function darkRuns(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const length = x + 1 - start
    path += `M${start} ${y}h${length}v1h-${length}z`
  }
  return path
}

/** A QR on pure white, with its quiet zone; `className` gives its width, 240 px or more where none is given. */
export function QrPicture({
  text,
  label,
  className = 'w-full max-w-[320px] min-w-[min(240px,100%)]',
}: {
  text: string
  label: string
  className?: string
}) {
  const { size, path } = useMemo(() => {
    const rows = qrModules(text)
    return { size: rows.length, path: rows.map(darkRuns).join('') }
  }, [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={`mx-auto block ${className}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
