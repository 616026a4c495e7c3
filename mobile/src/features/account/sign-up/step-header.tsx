import { PetalRing } from '../../../shared/rings/petal-ring.tsx'
import { useWords } from '../../../words/use-words.ts'
import { countedSteps, signUpSteps } from './sign-up.steps.ts'
import type { SignUpStep } from '../draft/sign-up.draft.ts'

/** Where in the sign-up the reader is: petals, number and topic. The password is a step as well, and so is the payment. */
export function StepHeader({ step }: { step: SignUpStep | 'password' }) {
  const words = useWords('signUp').signUp
  const number = step === 'password' ? signUpSteps.length + 1 : signUpSteps.indexOf(step) + 1
  return (
    <div className="mb-6 flex items-center gap-4">
      <span aria-hidden="true" className="relative shrink-0">
        <PetalRing progress={number / countedSteps} size={64} />
        <b className="absolute inset-0 flex items-center justify-center text-harbour-900 tabular-nums">{number}</b>
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-ink-2">{words.step(number, countedSteps)}</p>
        <h2 className="text-xl font-bold">{step === 'password' ? words.createPassword : words.steps[step]}</h2>
      </div>
    </div>
  )
}
