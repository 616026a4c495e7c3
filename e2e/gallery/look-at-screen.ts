export type Fault = { kind: string; what: string }

/**
 * Judges the screen by its layout: sideways overflow, cut text, broken words, bars over more than half of the view,
 * targets under 44 px (links in running text may be as high as their line).
 * Runs inside the page, so it names nothing from outside.
 */
export function lookAtScreen(): Fault[] {
  const faults: Fault[] = []
  const add = (kind: string, what: string) => {
    if (!faults.some((known) => known.kind === kind && known.what === what)) faults.push({ kind, what })
  }
  const root = document.querySelector('dialog[open]') ?? document.body
  const width = document.documentElement.clientWidth
  // Of text at twice its size nothing may be lost; its words may break, and the phone's own lists show a choice whole.
  const enlarged = document.documentElement.style.fontSize !== ''
  const short = (text: string) => {
    const line = text.replaceAll(/\s+/g, ' ').trim()
    return line.length > 60 ? `${line.slice(0, 60)}…` : line
  }
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.tagName.toLowerCase()}> “${short(words) || element.getAttribute('name') || element.id}”`
  }
  const px = (value: number) => `${Math.round(value)} px`
  /** An element and what it stands in, up to another. */
  const upTo = (end: Element, element: Element): Element[] => {
    const all: Element[] = []
    for (let at: Element | null = element; at && at !== end; at = at.parentElement) all.push(at)
    return all
  }
  // Texts for screen readers only stand in a box of one pixel.
  const isUnseen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    return upTo(root, element).some((at) => {
      const { clipPath, overflow, position } = getComputedStyle(at)
      return clipPath === 'inset(50%)' || (overflow !== 'visible' && position === 'absolute' && at.clientWidth <= 1)
    })
  }
  // The beginning of a text that stands whole one tap away: cut on purpose, with its three dots.
  const isShortened = (element: Element) => upTo(root, element).some((at) => getComputedStyle(at).webkitLineClamp !== 'none')
  const paints = (element: Element) => {
    if (element.matches('a, button, label, summary, legend')) return true
    const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element)
    return (
      (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') ||
      (borderTopWidth !== '0px' && borderBottomWidth !== '0px')
    )
  }

  // What stands outside such a row is one movement of the thumb away.
  const scrolls = (overflow: string) => ['auto', 'scroll'].includes(overflow)
  const rowOf = (element: Element) =>
    upTo(root, element).find((at) => scrolls(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) ?? null
  const isInScrolledBox = (element: Element, box: Element) =>
    upTo(box, element).some((at) => scrolls(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight)
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()

  const tooWide = document.documentElement.scrollWidth - width
  if (tooWide > 0) {
    const widest = [...root.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > width + 0.5)
    const culprit = widest.toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0]
    add('sideways overflow', `${px(tooWide)} too wide${culprit ? `: ${nameOf(culprit)}` : ''}`)
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement
    const text = node.textContent ?? ''
    if (!owner || text.trim() === '' || owner.closest('svg, option, script, style') || isUnseen(owner) || isShortened(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5)
    let box: Element | null = owner
    while (box && box !== root && !paints(box)) box = box.parentElement
    const edge = (box ?? root).getBoundingClientRect()
    const row = rowOf(owner)
    for (const at of upTo(root, owner)) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const { left, right, top, bottom } = at.getBoundingClientRect()
      const clipsX =
        overflowX !== 'visible' && !(row && at.contains(row)) && lines.some((line) => line.left < left - 1 || line.right > right + 1)
      const clipsY =
        ['hidden', 'clip'].includes(overflowY) &&
        lines.some((line) => line.top + line.height / 4 < top || line.bottom - line.height / 4 > bottom)
      if (clipsX || clipsY) add('text clipped', `“${short(text)}” by ${nameOf(at)}`)
    }
    for (const line of lines) {
      const slack = line.height * 0.25
      const isBoxed = !row || (box !== row && row.contains(box))
      const over = Math.max(
        ...(isBoxed ? [edge.left - line.left, line.right - edge.right] : []),
        ...(row ? [0] : [-line.left, line.right - width]),
      )
      const tall = Math.max(edge.top - line.top, line.bottom - edge.bottom)
      if (over > 1) add('text cut', `“${short(text)}” leaves ${box ? nameOf(box) : 'the page'} by ${px(over)} sideways`)
      else if (box && box !== root && tall > slack && !isInScrolledBox(owner, box))
        add('text cut', `“${short(text)}” leaves ${nameOf(box)} by ${px(tall)} up or down`)
    }
    if (lines.length < 2 || enlarged) continue
    for (const { 0: word, index } of text.matchAll(/[^\s\-/–—\u200b]+/gu)) {
      if (/[\p{Script=Han}。，、；：！？（）]/u.test(word)) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const parts = [...range.getClientRects()].filter((part) => part.width > 0.5)
      const first = parts[0]
      const whole = parts.reduce((sum, part) => sum + part.width, 0)
      // A word that no line of the screen could hold may break.
      if (first && parts.some((part) => Math.abs(part.top - first.top) > first.height / 2) && whole < width - 72)
        add('word broken', `“${word}” in ${nameOf(owner)}`)
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const element of root.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select, input:not([type=radio], [type=checkbox], [type=hidden])',
  )) {
    if (enlarged || !pen || isUnseen(element)) continue
    const style = getComputedStyle(element)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const shown =
      element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : element.value === '' ? element.placeholder : ''
    const wanted = pen.measureText(shown).width
    if (wanted > room + 1) add('text clipped', `“${short(shown)}” in the field ${element.name} wants ${px(wanted)} and has ${px(room)}`)
  }

  for (const element of root.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]')) {
    const label = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type) ? (element.labels?.[0] ?? null) : null
    const target = label ?? element
    if (isUnseen(target) || isInText(target)) continue
    const { width: w, height: h } = target.getBoundingClientRect()
    if (Math.min(w, h) < 43.5) add('small target', `${nameOf(target)} is ${px(w)} × ${px(h)}`)
  }

  const bars = [...root.querySelectorAll('*')].filter(
    (element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) && !isUnseen(element) && !(element instanceof HTMLDialogElement),
  )
  const taken = bars.reduce((sum, bar) => sum + Math.min(bar.getBoundingClientRect().height, innerHeight), 0)
  // A message box with what is wrong with it is as high as its enlarged words.
  if (taken > innerHeight * (enlarged ? 0.75 : 0.5)) add('bars take the view', `${px(taken)} of ${px(innerHeight)}`)
  return faults
}
