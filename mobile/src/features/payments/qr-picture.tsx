import { encode } from 'uqr'
import { useMemo } from 'react'

/** Modules of white around a QR (ISO/IEC 18004 asks for four). */
const quietZone = 4

/** The dark modules of a QR, with its quiet zone: rows of true and false. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}

/** A QR on pure white, 240 px wide or more, with its quiet zone. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = qrModules(text)
    const runs = rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    return { size: rows.length, path: runs.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-[320px] min-w-[min(240px,100%)]"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
