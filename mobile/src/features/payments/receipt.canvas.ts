import type { Fact } from '../../shared/rows/fact-list.tsx'

type Receipt = { programme: string; title: string; englishTitle: string; amount: string; member: string; facts: Fact[] }

const width = 900
const margin = 60
const family = 'Figtree, system-ui, sans-serif'

/** A text and its English in one line; once where both are the same. */
function inOneLine(text: string, english = text): string {
  return english === text ? text : `${text} · ${english}`
}

/** The receipt as a picture of its own, in the reader's words and in English. */
export function drawReceipt({ programme, title, englishTitle, amount, member, facts }: Receipt): HTMLCanvasElement {
  const lines = facts.length
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = 400 + lines * 92 + 60
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = '#fffaf2'
  pen.fillRect(0, 0, width, canvas.height)
  pen.fillStyle = '#06353a'
  pen.fillRect(0, 0, width, 150)
  pen.fillStyle = '#ffffff'
  pen.font = `700 44px ${family}`
  pen.fillText(programme, margin, 70, width - 2 * margin)
  pen.font = `400 32px ${family}`
  pen.fillText(inOneLine(title, englishTitle), margin, 120, width - 2 * margin)
  pen.fillStyle = '#1b2a2e'
  pen.font = `700 84px ${family}`
  pen.fillText(amount, margin, 260, width - 2 * margin)
  pen.font = `600 34px ${family}`
  pen.fillText(member, margin, 325, width - 2 * margin)
  facts.forEach(({ name, value, english }, i) => {
    const y = 420 + i * 92
    pen.fillStyle = '#e6daca'
    pen.fillRect(margin, y - 46, width - 2 * margin, 2)
    pen.fillStyle = '#4a5a5e'
    pen.font = `400 26px ${family}`
    pen.fillText(inOneLine(name, english?.name), margin, y - 10, width - 2 * margin)
    pen.fillStyle = '#1b2a2e'
    pen.font = `600 32px ${family}`
    pen.fillText(inOneLine(value, english?.value), margin, y + 30, width - 2 * margin)
  })
  return canvas
}
