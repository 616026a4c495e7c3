import { IconRefresh } from '@tabler/icons-react'
import { Button } from '../../shared/screen/button.tsx'
import { useWords } from '../../words/use-words.ts'
import type { CameraProblem } from './camera.media.ts'
import { AddressSignPicture, AgainPicture, NoCameraPicture, SettingsPicture, SwitchOnPicture } from './camera-pictures.tsx'

const inBrowser = [AddressSignPicture, SwitchOnPicture, AgainPicture]
const installed = [SettingsPicture, SwitchOnPicture, AgainPicture]

/** An installed app has no address line. */
function isInstalled(): boolean {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false
}

/** How the camera is allowed, in three numbered pictures. */
function AllowSteps() {
  const words = useWords('scan').scan
  const alone = isInstalled()
  const pictures = alone ? installed : inBrowser
  return (
    <ol className="space-y-3">
      {(alone ? words.allowInstalled : words.allowInBrowser).map((step, i) => {
        const StepPicture = pictures[i]
        return (
          <li key={step} className="flex flex-wrap items-center gap-3">
            {StepPicture && <StepPicture />}
            <span className="min-w-[7em] flex-1">
              <b className="text-harbour-700">{i + 1}.</b>
              {'\u00a0'}
              {step}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Why the camera shows nothing, and what to do. It is found out on the phone alone: no page is made of it beforehand. */
export function CameraProblemFace({ problem, onRetry }: { problem: CameraProblem | 'unread'; onRetry: () => void }) {
  const { scan: words, shared } = useWords('scan')
  const { title, text } = words.problems[problem]
  return (
    <section role="alert" className="content-center space-y-4 rounded-card bg-card p-4 shadow-raised">
      <div className={problem === 'refused' ? 'space-y-1' : 'flex flex-col items-center gap-3 text-center'}>
        {problem !== 'refused' && <NoCameraPicture />}
        <h2 className="text-xl font-bold">{title}</h2>
        <p>{text}</p>
      </div>
      {problem === 'refused' && <AllowSteps />}
      {problem !== 'none' && problem !== 'blocked' && (
        <Button icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
          {shared.tryAgain}
        </Button>
      )}
    </section>
  )
}
