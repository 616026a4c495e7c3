import { describe, expect, it } from 'vitest'
import { safeUrl, safeLink } from './safe-url.ts'

describe('an address that staff wrote', () => {
  it('opens where it is https, tel or mailto', () => {
    expect(safeUrl(' HTTPS://Example.org/a b ')).toBe('https://example.org/a%20b')
    expect(safeUrl('tel:+6565362692')).toBe('tel:+6565362692')
    expect(safeUrl('mailto:a@example.org')).toBe('mailto:a@example.org')
  })

  it.each(['', '/mobile/', 'example.org', 'http://example.org', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'])(
    'does not open where it is %j',
    (written) => {
      expect(safeUrl(written)).toBeNull()
    },
  )

  it('does not open where a name stands before the host, which readers take for the host', () => {
    expect(safeUrl('https://bank.example@evil.example/')).toBeNull()
  })

  it('names its host as the browser does, so that no letter passes for another', () => {
    expect(safeLink('https://аррӏе.example/')?.host).toMatch(/^xn--/)
    expect(safeLink('tel:+6565362692')).toBeNull()
    expect(safeLink(null)).toBeNull()
  })
})
