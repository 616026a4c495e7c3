import { describe, expect, it } from 'vitest'
import { type Group, pageOfTexts } from './page-of-texts.ts'

const english = {
  'app.home.join': 'Join <now>',
  'app.home.left of one': '1 left',
  'app.home.left': '41 left',
  'app.card.back': 'Back',
  'fields.fin': 'FIN',
}
const chinese = {
  'app.home.join': '加入',
  'app.home.left of one': '还有 1',
  'app.home.left': '还有 41',
  'app.card.back': '返回',
  'fields.fin': 'FIN 号码',
}
const texts = { english, chinese, bengali: {}, india: {} }
const groups: Group[] = [
  { title: 'Home (/)', starts: ['app.home.'], pictures: [Buffer.from('jpeg')] },
  { title: 'Home again', starts: ['app.home.'], pictures: [] },
]
const count = (page: string, part: string) => page.split(part).length - 1

describe('the page of all texts', () => {
  it('has every text once beside its English, under its screen with the picture, and what no screen shows at the end', () => {
    const page = pageOfTexts('chinese', groups, texts)
    expect(page).toContain('<td>Join &lt;now>\n'.trim())
    expect(['加入', '返回', 'FIN 号码'].map((text) => count(page, text))).toEqual([1, 1, 1])
    expect(page.indexOf('Home (/)')).toBeLessThan(page.indexOf('加入'))
    expect(page.indexOf('Everything else')).toBeLessThan(page.indexOf('返回'))
    expect(page).toContain(Buffer.from('jpeg').toString('base64'))
  })

  it('leaves out what reads of one thing as it reads of many', () => {
    expect(count(pageOfTexts('chinese', groups, texts), '>app.home.left of one<')).toBe(0)
    const other = { ...texts, english: { ...english, 'app.home.left of one': 'Last one' } }
    expect(count(pageOfTexts('chinese', groups, other), '>app.home.left of one<')).toBe(1)
  })

  it('marks what has changed, in either language, with what it was', () => {
    const before = {
      since: '2026-11-01',
      english: { ...english, 'app.card.back': 'Return' },
      translated: { ...chinese, 'app.home.join': '加盟' },
    }
    const page = pageOfTexts('chinese', groups, texts, before)
    expect(page).toContain('<td class="changed">Back<del>Return</del>')
    expect(page).toContain('<td class="changed">加入<del>加盟</del>')
    expect(count(page, 'class="changed"')).toBe(2)
    const { 'fields.fin': _, ...older } = before.translated
    expect(pageOfTexts('chinese', groups, texts, { ...before, translated: older })).toContain('FIN 号码<del>new</del>')
  })
})
