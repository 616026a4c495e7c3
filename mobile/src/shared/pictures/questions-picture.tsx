import { PictureFrame } from './picture-frame.tsx'
import { Worker } from './worker.tsx'

/** One asks, another answers. */
export function QuestionsPicture() {
  return (
    <PictureFrame>
      <g transform="translate(60 80.4) scale(.7)">
        <Worker skin="light" shirt="fill-marigold-500" head="long" />
      </g>
      <g transform="translate(138 80.4) scale(.7)">
        <Worker skin="dark" shirt="fill-harbour-900" head="helmet" vest />
      </g>
      <path
        d="M28 6h36a12 12 0 0 1 12 12v19a12 12 0 0 1-12 12H52l-7 9-4-9H28a12 12 0 0 1-12-12V18A12 12 0 0 1 28 6Z"
        className="fill-harbour-700"
      />
      <path d="M38 20c0-10 16-10 16 0 0 6.5-8 5.5-8 11" fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-card" />
      <circle cx="46" cy="40" r="3.2" className="fill-card" />
      <path
        d="M128 4h44a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12h-12l-7 9-4-9h-21a12 12 0 0 1-12-12V16a12 12 0 0 1 12-12Z"
        className="fill-marigold-300"
      />
      <path d="m138 24 9 9 16-17" fill="none" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" className="stroke-ink" />
    </PictureFrame>
  )
}
