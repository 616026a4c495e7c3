import { useState } from 'react'
import { SpeakerSlot } from '../../../shared/screen/feature-slots.ts'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Which of the two ways is this phone's; both elsewhere. */
function systemOf(userAgent: string): 'android' | 'iphone' | null {
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : null
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="space-y-3">
      {steps.map((step, i) => (
        <li key={step} className="flex gap-3">
          <span aria-hidden="true" className="flex size-8 shrink-0 items-center justify-center rounded-full marigold-face font-bold">
            {i + 1}
          </span>
          <span className="min-w-0 flex-1">{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** Says why nothing is heard, and how to get a voice, to somebody who does it for the first time. */
export function NoVoiceSheet({ because }: { because: 'voice' | 'browser' }) {
  const words = useWords('readAloud').readAloud
  const [open, setOpen] = useState(true)
  const system = systemOf(navigator.userAgent)
  const needsVoice = because === 'voice'
  return (
    <SpeakerSlot value={null}>
      <Sheet open={open} onClose={() => setOpen(false)} title={needsVoice ? words.noVoiceTitle : words.cannotTitle}>
        <p>{needsVoice ? words.noVoiceText : words.cannotText}</p>
        {needsVoice && system !== 'iphone' && (
          <section className="space-y-3">
            {!system && <h3 className="font-bold">Android</h3>}
            <Steps steps={words.android} />
            <p className="text-ink-2">{words.noGoogle}</p>
          </section>
        )}
        {needsVoice && system !== 'android' && (
          <section className="space-y-3">
            {!system && <h3 className="font-bold">iPhone</h3>}
            <Steps steps={words.iphone} />
          </section>
        )}
      </Sheet>
    </SpeakerSlot>
  )
}
