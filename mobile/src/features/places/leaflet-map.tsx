import { Browser, control, divIcon, latLngBounds, map as createMap, marker, tileLayer } from 'leaflet'
import type { Map as LeafletInstance } from 'leaflet'
import leafletStyle from 'leaflet/dist/leaflet.css?raw'
import { useEffect, useEffectEvent, useRef } from 'react'
import { goTo } from '../../shared/navigation/navigation.ts'
import type { Position } from '../../shared/browsing/near-me.ts'
import { useWords } from '../../words/use-words.ts'

export type Spot = Position & { name: string; path?: string }

export type LeafletMapProps = {
  spots: Spot[]
  reader: Position | null
  label: string
  tiles: { url: string; attribution: string }
  /** Called when not one tile came. */
  onLost: () => void
}

const nearestZoom = 16
const styles = `${leafletStyle}
.leaflet-container{font:inherit;background:var(--harbour-100)}
.leaflet-touch .leaflet-bar a,.leaflet-bar a{width:48px;height:48px;line-height:48px;font-size:24px;color:var(--harbour-700)}
.leaflet-bar a,.leaflet-bar a:hover,.leaflet-bar a:focus{background:var(--card);border-color:var(--hairline)}
.leaflet-bar a.leaflet-disabled{background:var(--sand);color:var(--ink-2)}
@media (prefers-color-scheme:dark){.leaflet-tile-pane{filter:invert(1) hue-rotate(180deg) brightness(.9) contrast(.9)}}`
let styled = false

/** The library's styles come with the first map: no page carries them. */
function addStyles(): void {
  if (styled) return
  styled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

const svg = 'http://www.w3.org/2000/svg'

/** A pin of 40 by 48 whose tip is the spot; its target is 48 px. */
function pin(): HTMLElement {
  const holder = document.createElement('span')
  const picture = document.createElementNS(svg, 'svg')
  picture.setAttribute('viewBox', '0 0 40 48')
  picture.setAttribute('width', '48')
  picture.setAttribute('height', '48')
  const shapes = [
    ['M20 47C10 34 3 28 3 18a17 17 0 0 1 34 0c0 10-7 16-17 29Z', 'fill-harbour-700'],
    ['M20 10a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z', 'fill-marigold-500'],
  ] as const
  for (const [shape, look] of shapes) {
    const path = document.createElementNS(svg, 'path')
    path.setAttribute('d', shape)
    path.setAttribute('class', `${look} stroke-card`)
    path.setAttribute('stroke-width', '2')
    picture.append(path)
  }
  holder.append(picture)
  return holder
}

function dot(): HTMLElement {
  const holder = document.createElement('span')
  holder.className = 'block size-5 rounded-full border-3 border-card bg-info'
  return holder
}

function addMarks(map: LeafletInstance, spots: Spot[], reader: Position | null, you: string): void {
  const point = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude]
  for (const { name, path, ...spot } of spots) {
    const icon = divIcon({ html: pin(), className: '', iconSize: [48, 48], iconAnchor: [24, 47] })
    const mark = marker(point(spot), { icon, alt: name, title: name, keyboard: path !== undefined, interactive: path !== undefined })
    if (path) mark.on('click', () => goTo(path))
    mark.addTo(map)
  }
  if (reader) {
    marker(point(reader), {
      icon: divIcon({ html: dot(), className: '', iconSize: [20, 20] }),
      alt: you,
      keyboard: false,
      interactive: false,
    }).addTo(map)
  }
  map.fitBounds(latLngBounds([...spots, ...(reader ? [reader] : [])].map(point)), { padding: [40, 48], maxZoom: nearestZoom })
}

/** The map itself. One finger scrolls the page over it, two move it. */
export function LeafletMap({ spots, reader, label, tiles, onLost }: LeafletMapProps) {
  const words = useWords('places').places
  const box = useRef<HTMLDivElement>(null)
  const lose = useEffectEvent(onLost)
  const key = JSON.stringify([spots, reader])
  useEffect(() => {
    if (!box.current) return
    addStyles()
    const map = createMap(box.current, { dragging: !Browser.mobile, attributionControl: false, zoomControl: false })
    control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
    const layer = tileLayer(tiles.url, { maxZoom: 19 })
    let came = false
    layer.on('tileload', () => (came = true))
    layer.on('tileerror', () => came || lose())
    layer.addTo(map)
    const [marked, at] = JSON.parse(key) as [Spot[], Position | null]
    addMarks(map, marked, at, words.you)
    return () => void map.remove()
  }, [key, tiles, words])
  return (
    <figure className="isolate space-y-1">
      <div ref={box} role="region" aria-label={label} className="h-64 overflow-clip rounded-card bg-harbour-100" />
      <figcaption className="text-sm text-ink-2">{tiles.attribution}</figcaption>
    </figure>
  )
}
