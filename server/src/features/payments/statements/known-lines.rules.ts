/** A line as it stands in its file, and what it says. */
export type LineText = { raw: string; day: string; amountCents: number; reference: string; code: string }

/** The columns of a file in which its lines are only numbered, and what parts its cells. */
export type Numbering = { delimiter: string; places: readonly number[] }

/** Whether a cell is a number such as counts lines. */
export function isNumber(cell: string | undefined): boolean {
  return /^\s*\d+\s*$/.test(cell ?? '')
}

/** What a line says, as one text. */
export function contentOf({ day, amountCents, reference, code }: LineText): string {
  return JSON.stringify([day, amountCents, reference, code])
}

/** The cells of a row as they are written, quotation marks included. */
function cellsOf(raw: string, delimiter: string): string[] {
  const cells: string[] = []
  for (const [n, part] of raw.split('"').entries()) {
    const cell = cells.pop() ?? ''
    // Every second part stands between quotation marks, where nothing parts cells.
    if (n % 2 === 1) cells.push(`${cell}"${part}"`)
    else {
      const [rest = '', ...next] = part.split(delimiter)
      cells.push(cell + rest, ...next)
    }
  }
  return cells
}

/** A line's text and content without its number in its file; null where it has none in these columns. */
export function withoutNumber(line: LineText, { delimiter, places }: Numbering): string | null {
  const cells = cellsOf(line.raw, delimiter)
  if (!places.every((place) => isNumber(cells[place]?.replaceAll('"', '')))) return null
  return `${contentOf(line)} ${cells.filter((_, place) => !places.includes(place)).join(delimiter)}`
}
