import type { Language } from '@mwc/contract/language/language'
import { languageNames, languageTags } from '@mwc/contract/language/language'
import type { Texts } from './flatten-texts.ts'

/** A screen, or another place that says something: its title, the beginnings of its texts' keys, and pictures as JPEG. */
export type Group = { title: string; starts: string[]; pictures: Buffer[] }
export type Compared = { since: string; english: Texts; translated: Texts }

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')

/** A text, and under it what it was before; a text that was not there before is new. */
function cell(text: string, before: string | undefined, isCompared: boolean): string {
  if (!isCompared || before === text) return `<td>${plain(text)}`
  return `<td class="changed">${plain(text)}<del>${before === undefined ? 'new' : plain(before)}</del>`
}

function rowsOf(keys: readonly string[], english: Texts, translated: Texts, compared: Compared | null): string {
  const wanted = keys.filter(
    (key) => !key.includes(' of one') || english[key.replace(' of one', '')]?.replace(/\d+/g, '') !== english[key]?.replace(/\d+/g, ''),
  )
  return wanted
    .map((key) => {
      // Example content is not compared.
      const isCompared = compared !== null && !key.startsWith('content.')
      const texts = [
        cell(english[key] ?? '', compared?.english[key], isCompared),
        cell(translated[key] ?? '', compared?.translated[key], isCompared),
      ]
      return `<tr>${texts.join('')}<td><code>${plain(key)}</code>`
    })
    .join('\n')
}

/** One page of every text of a language beside its English, a group after another; every text stands once. */
export function pageOfTexts(
  language: Language,
  groups: readonly Group[],
  texts: Record<Language, Texts>,
  compared: Compared | null = null,
): string {
  const left = new Set(Object.keys(texts.english))
  const take = (starts: readonly string[]) => {
    const keys = [...left].filter((key) => starts.some((start) => key.startsWith(start)))
    for (const key of keys) left.delete(key)
    return keys
  }
  const section = ({ title, starts, pictures }: Group) => {
    const images = pictures.map((jpeg) => `<img width="240" alt="" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`)
    const rows = rowsOf(take(starts), texts.english, texts[language], compared)
    return `<h2>${plain(title)}</h2><p>${images.join(' ')}</p>${rows && `<table>${rows}</table>`}`
  }
  const named = groups.map(section)
  const rest = left.size > 0 ? [section({ title: 'Everything else', starts: [''], pictures: [] })] : []
  return `<!doctype html><html lang="${languageTags[language]}"><meta charset="utf-8"><title>${languageNames[language]}</title><style>
body { margin: 16px auto; max-width: 1200px; font: 18px/1.6 system-ui, sans-serif }
table { border-collapse: collapse; width: 100% } td { border: 1px solid #bbb; padding: 4px 8px; width: 42%; vertical-align: top }
img { vertical-align: top } code { font-size: 12px; overflow-wrap: anywhere } .changed { background: #fff3c4 } del { display: block; color: #a33; font-size: 14px }
</style><h1>${languageNames[language]}</h1>${compared ? `<p>Yellow: changed since ${plain(compared.since)}, with what it was.</p>` : ''}
${[...named, ...rest].join('\n')}
`
}
