import { PetalRing } from '../../shared/petal-ring.tsx'
import { useWords } from '../../words/use-words.ts'
import { signUpSteps } from './sign-up.draft.ts'
import type { SignUpStep } from './sign-up.draft.ts'

/** Where in the sign-up the reader is: petals, number and topic. */
export function StepHeader({ step, done = false }: { step: SignUpStep; done?: boolean }) {
  const words = useWords().account
  const number = signUpSteps.indexOf(step) + 1
  return (
    <div className="mb-5 flex items-center gap-3">
      <PetalRing progress={(done ? number : number - 0.5) / signUpSteps.length} size={56} />
      <div>
        <p className="text-ink-2">{words.step(number, signUpSteps.length)}</p>
        <h2 className="text-xl font-bold">{words.steps[step]}</h2>
      </div>
    </div>
  )
}
