import { type Language, languages, languageTags } from '@mwc/contract/language/language'
import { shopAddress } from '@mwc/contract/scan/scanned-text'
import { shownShopCode } from '@mwc/contract/redemptions/shop-code'
import { encode } from 'uqr'
import { wordsIn } from '../../../words/server-words.ts'
import type { PostedShop } from './list-posted-shops.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** A QR as one path, a unit a module, its quiet zone of four modules included (ISO/IEC 18004). */
function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'Q', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="QR"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
}

const style = `@page{size:A5;margin:0}*{box-sizing:border-box}html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{margin:0;background:#fffaf2;color:#1b2a2e;font-family:Figtree,'Noto Sans','Noto Sans Bengali','Noto Sans Tamil','Noto Sans SC',system-ui,sans-serif}
main{width:148mm;height:210mm;padding:7mm 9mm 5mm;display:flex;flex-direction:column;gap:3mm;overflow:hidden}
header{background:#06353a;color:#fff;border-radius:6mm;padding:3.5mm 6mm;border-bottom:2.5mm solid #f5a623}
header p{margin:0;color:#ffcf70;font-size:4.4mm;font-weight:700}h1{margin:.5mm 0 0;font-size:7.5mm;line-height:1.1;overflow-wrap:anywhere}
.scan{display:flex;justify-content:center}.qr{width:66mm;height:66mm;border-radius:5mm;background:#fff}
.code{margin:-2mm 0 0;text-align:center;font-size:5mm;font-weight:700;letter-spacing:.6mm}
section{display:grid;grid-template-columns:1fr 1fr;gap:2.5mm 3mm;flex:1;align-content:start}
article{background:#fff;border-radius:4mm;padding:2mm 3mm}h2{margin:0 0 .5mm;font-size:3.5mm;color:#0b5a5c}
ol{margin:0;padding-left:4.6mm;font-size:2.9mm;line-height:1.3}footer{text-align:center;font-size:3.1mm;color:#4a5a5e;overflow-wrap:anywhere}`

function steps(language: Language): string {
  const { title, steps: lines } = wordsIn(language).poster
  return `<article lang="${languageTags[language]}"><h2>${escaped(title)}</h2><ol>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ol></article>`
}

/** A shop's poster, A5, whole in one file: its QR, its code for who types it, and how it is used, in all four languages. */
export function writePoster(shop: PostedShop, publicUrl: string): string {
  const qr = qrPicture(shopAddress(new URL(publicUrl).origin, shop.code))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(shop.name)}</title><style>${style}</style></head><body><main><header><p>MWC Membership</p><h1>${escaped(shop.name)}</h1></header><div class="scan">${qr}</div><p class="code">${shownShopCode(shop.code)}</p><section>${languages.map(steps).join('')}</section><footer>${escaped(shop.address)}</footer></main></body></html>
`
}
