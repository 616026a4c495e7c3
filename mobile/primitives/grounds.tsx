import { PetalRing } from '../src/shared/rings/petal-ring.tsx'
import { PetalSpinner } from '../src/shared/screen/petal-spinner.tsx'
import { ClosingRing } from '../src/shared/rings/closing-ring.tsx'
import { useWords } from '../src/words/use-words.ts'
import { Group, Specimen } from './specimen.tsx'

const colours = {
  paper: 'bg-paper text-ink',
  card: 'bg-card text-ink',
  sand: 'bg-sand text-ink',
  'ink on paper': 'bg-ink text-paper',
  'harbour 100': 'bg-harbour-100 text-harbour-700',
  'harbour 700': 'bg-harbour-700 text-card',
  'harbour 900': 'daylight bg-harbour-900 text-marigold-300',
  'marigold 500': 'marigold-face',
  'marigold 300': 'daylight bg-marigold-300 text-ink',
  active: 'bg-active-tint text-active',
  pending: 'bg-pending-tint text-pending',
  arrears: 'bg-arrears-tint text-arrears',
  inactive: 'bg-inactive-tint text-inactive',
  info: 'bg-info-tint text-info',
  'harbour face': 'daylight harbour-face text-card',
  'grey face': 'daylight grey-face text-card',
}
const sizes = ['text-sm', 'text-base', 'text-lg', 'text-xl font-bold', 'text-2xl font-bold', 'text-3xl font-bold']

/** Colours with the text that may stand on them, sizes of type, and the petals. */
export function Grounds() {
  const words = useWords('home', 'membership')
  return (
    <>
      <Group name="Colours">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2">
          {Object.entries(colours).map(([name, look]) => (
            <li key={name} lang="en" className={`rounded-field border border-hairline px-3 py-4 font-semibold ${look}`}>
              {name}
            </li>
          ))}
        </ul>
      </Group>
      <Group name="Type">
        {sizes.map((size) => (
          <Specimen key={size} name={size}>
            <p className={size}>{words.home.visitorTitle}</p>
          </Specimen>
        ))}
      </Group>
      <Group name="Petals">
        <div className="flex flex-wrap items-center gap-4">
          {[0, 0.25, 0.5, 0.75, 1].map((progress) => (
            <PetalRing key={progress} size={56} progress={progress} />
          ))}
          <PetalRing size={56} heart="fill-marigold-300" />
          <span className="text-harbour-700">
            <PetalSpinner size={56} />
          </span>
        </div>
        <ClosingRing />
      </Group>
    </>
  )
}
