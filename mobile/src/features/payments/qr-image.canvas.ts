import { qrModules } from '../../shared/pictures/qr-picture.tsx'

/** The QR as a picture for a bank app to read: black on white, the amount above and the transaction number below. */
export function drawQr(text: string, amount: string, note: string): HTMLCanvasElement {
  const rows = qrModules(text)
  const scale = Math.floor(720 / rows.length)
  const side = scale * rows.length
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side + 150
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  rows.forEach((row, y) => row.forEach((dark, x) => dark && pen.fillRect(x * scale, 80 + y * scale, scale, scale)))
  pen.textAlign = 'center'
  pen.font = '700 52px Figtree, system-ui, sans-serif'
  pen.fillText(amount, side / 2, 72)
  pen.font = '400 28px Figtree, system-ui, sans-serif'
  pen.fillText(note, side / 2, side + 118, side - 40)
  return canvas
}
