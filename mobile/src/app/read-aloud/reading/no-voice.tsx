import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { SpeakerSlot } from '../../../shared/screen/feature-slots.ts'
import { Sheet } from '../../../shared/screen/sheet.tsx'
import { useLanguage, useWords } from '../../../words/use-words.ts'

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

type Because = 'voice' | 'browser'

/** How to get a voice, for somebody who does it for the first time. */
function NoVoiceSheet({ because, open, onClose }: { because: Because; open: boolean; onClose: () => void }) {
  const words = useWords('readAloud').readAloud
  const system = systemOf(navigator.userAgent)
  const needsVoice = because === 'voice'
  return (
    <SpeakerSlot value={null}>
      <Sheet open={open} onClose={onClose} title={needsVoice ? words.noVoiceTitle : words.cannotTitle}>
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

/** What was said since the page was opened, by language: nobody wants the whole of it at each touch. */
const said = new Set<string>()

/** Says why nothing is heard: the first time with how to get a voice, then in a line below the bar that leads there. */
export function NoVoice({ because }: { because: Because }) {
  const { readAloud: words, shared } = useWords('readAloud')
  const key = `${because} ${useLanguage()}`
  const [face, setFace] = useState<'sheet' | 'line' | null>(() => (said.has(key) ? 'line' : 'sheet'))
  useEffect(() => void said.add(key), [key])
  return (
    <>
      <NoVoiceSheet because={because} open={face === 'sheet'} onClose={() => setFace(null)} />
      {face === 'line' && (
        <div
          role="status"
          className="fixed inset-x-3 top-[calc(60px+env(safe-area-inset-top))] mx-auto max-w-md rounded-card border border-hairline bg-card p-3 shadow-raised"
        >
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 py-2.5 font-semibold">{because === 'voice' ? words.noVoiceTitle : words.cannotTitle}</p>
            <button
              type="button"
              aria-label={shared.close}
              onClick={() => setFace(null)}
              className="flex size-12 shrink-0 items-center justify-center rounded-full text-harbour-700"
            >
              <IconX aria-hidden="true" className="size-6" />
            </button>
          </div>
          <Button variant="secondary" onClick={() => setFace('sheet')}>
            {words.howTo}
          </Button>
        </div>
      )}
    </>
  )
}
