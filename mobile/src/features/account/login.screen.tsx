import type { SignedIn } from '@mwc/contract/account'
import { anyPassword } from '@mwc/contract/member-fields'
import { mobileFields, mobileMatchesArea } from '@mwc/contract/mobile-fields'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button, LinkButton, TextLink } from '../../shared/button.tsx'
import { RefusalError } from '../../shared/call-errors.ts'
import { ErrorSummary } from '../../shared/error-summary.tsx'
import { MobileField } from '../../shared/mobile-field.tsx'
import { goTo, homePath, takeReturn } from '../../shared/navigation.ts'
import { Notice } from '../../shared/notice.tsx'
import { PasswordField } from '../../shared/password-field.tsx'
import { Screen } from '../../shared/screen.tsx'
import { signIn, useSession } from '../../shared/session.ts'
import { useWords } from '../../words/use-words.ts'
import { enterByCode, enterByPassword } from './account.queries.ts'
import { CodeStep } from './code-step.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { useForm } from './form.hook.ts'
import { NumberStep } from './number-step.tsx'
import { changeDraft, clearDraft, forgetPwdPath, signUpPath, useDraft, wholeNumber } from './sign-up.draft.ts'
import { WelcomePicture } from './welcome-picture.tsx'

const passwordSchema = z.object({ ...mobileFields, password: anyPassword }).check(mobileMatchesArea)

function enter(signedIn: SignedIn): void {
  const back = takeReturn()
  clearDraft()
  signIn(signedIn)
  goTo(back ?? homePath, { replace: true })
}

function PasswordLogIn() {
  const words = useWords()
  const { number } = useDraft()
  const [password, setPassword] = useState('')
  const form = useForm()
  const values = { ...number, password }
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.busy) void form.submit(passwordSchema, values, async () => enter(await enterByPassword(values)))
      }}
    >
      <ErrorSummary
        errors={form.errors}
        labels={{ mobile: words.shared.mobileNumber, password: words.account.password }}
        attempt={form.attempt}
      />
      <FailureNotice failure={form.failure} />
      <MobileField
        value={number}
        autoComplete="username"
        error={form.errors['mobile']}
        onChange={(next) => {
          changeDraft({ number: next })
          form.forgive('mobile')
        }}
      />
      <PasswordField
        label={words.account.password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={form.errors['password']}
        onChange={(next) => {
          setPassword(next)
          form.forgive('password')
        }}
      />
      <Button type="submit" busy={form.busy}>
        {words.account.logIn}
      </Button>
      <p className="text-center">
        <TextLink to={forgetPwdPath}>{words.account.forgotPassword}</TextLink>
      </p>
    </form>
  )
}

function CodeLogIn({ onNeedsPassword }: { onNeedsPassword: (message: string) => void }) {
  const words = useWords().account
  const { number, code: sent } = useDraft()
  const [entering, setEntering] = useState(() => sent?.purpose === 'logIn' && sent.to === wholeNumber(number))
  if (!entering) return <NumberStep purpose="logIn" hint={words.numberHint} onSent={() => setEntering(true)} />
  async function check(code: string) {
    try {
      enter(await enterByCode({ ...number, code }))
    } catch (error) {
      if (!(error instanceof RefusalError) || error.reason !== 'account.needsPassword') throw error
      onNeedsPassword(error.message)
    }
  }
  return <CodeStep purpose="logIn" onCode={check} onOtherNumber={() => setEntering(false)} />
}

function WayChoice({ way, onChange }: { way: 'password' | 'otp'; onChange: (way: 'password' | 'otp') => void }) {
  const words = useWords().account
  const ways = [
    ['password', words.withPassword],
    ['otp', words.withOtp],
  ] as const
  return (
    <fieldset className="mb-6">
      <legend className="sr-only">{words.howToLogIn}</legend>
      <div className="flex flex-wrap rounded-card bg-sand p-1">
        {ways.map(([value, text]) => (
          <label
            key={value}
            className="flex min-h-12 min-w-2/5 flex-auto cursor-pointer items-center justify-center rounded-2xl px-3 py-2 text-center font-semibold text-ink-2 has-checked:bg-card has-checked:text-harbour-700 has-checked:shadow-raised has-focus-visible:focus-mark"
          >
            <input type="radio" name="way" value={value} checked={way === value} onChange={() => onChange(value)} className="sr-only" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Sign in by password or by a code, then back to where the reader was. */
export function LoginScreen() {
  const words = useWords().account
  const { changePwd } = useSession()
  const [way, setWay] = useState<'password' | 'otp'>('password')
  const [needsPassword, setNeedsPassword] = useState('')
  return (
    <Screen title={words.logIn} back>
      <WelcomePicture />
      <p className="mb-4 text-center text-xl font-bold">{words.logInTitle}</p>
      <div className="mb-5 space-y-4 empty:hidden">
        {changePwd && <Notice tone="success">{words.passwordChanged}</Notice>}
        {needsPassword && <Notice tone="warning">{needsPassword}</Notice>}
      </div>
      <WayChoice way={way} onChange={setWay} />
      {way === 'password' ? (
        <PasswordLogIn />
      ) : (
        <CodeLogIn
          onNeedsPassword={(message) => {
            setNeedsPassword(message)
            setWay('password')
          }}
        />
      )}
      <section className="mt-6 space-y-3 rounded-card bg-card p-5 text-center shadow-raised">
        <p className="font-semibold">{words.notMemberYet}</p>
        <LinkButton variant="secondary" to={signUpPath()}>
          {words.signUp}
        </LinkButton>
      </section>
    </Screen>
  )
}
