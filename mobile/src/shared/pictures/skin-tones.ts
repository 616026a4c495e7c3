/** A skin's own tone and its shade, as fills and strokes. */
export const skinTones = {
  light: { fill: 'fill-skin-300', stroke: 'stroke-skin-300', shade: 'fill-skin-500', line: 'stroke-skin-500' },
  brown: { fill: 'fill-skin-500', stroke: 'stroke-skin-500', shade: 'fill-skin-700', line: 'stroke-skin-900' },
  dark: { fill: 'fill-skin-700', stroke: 'stroke-skin-700', shade: 'fill-skin-900', line: 'stroke-skin-900' },
}

export type SkinTone = keyof typeof skinTones
