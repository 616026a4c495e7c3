import { mobileProblem } from '@mwc/contract/fields/mobile-number'
import { Suspense, lazy, useEffect, useState } from 'react'
import { Button, LinkButton, TextLink } from '../../../shared/screen/button.tsx'
import { ErrorSummary } from '../../../shared/form/error-summary.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { MobileField } from '../../../shared/form/mobile-field.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { PasswordField } from '../../../shared/form/password-field.tsx'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { useWasHere } from '../../../shared/loading/was-here.hook.ts'
import { LoadingShapes, Skeleton } from '../../../shared/screen/skeleton.tsx'
import { whenIdle } from '../../../shared/loading/when-idle.ts'
import { useWords } from '../../../words/use-words.ts'
import { finishLogIn, continueAfterLogIn } from '../sessions/finish-log-in.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { enterByPassword } from './log-in.queries.ts'
import { changeDraft, isCodeSent, useDraft } from '../draft/sign-up.draft.ts'
import { WelcomePicture } from '../../../shared/loading/deferred-pictures.tsx'
import { aboutMembershipPath, forgetPwdPath, infoDetectionPath, signUpPath } from '../../../paths/paths.ts'

const loadCodeLogIn = () => import('./code/code-log-in.tsx')
const CodeLogIn = lazy(async () => ({ default: (await loadCodeLogIn()).CodeLogIn }))

function PasswordLogIn() {
  const words = useWords()
  const { number } = useDraft()
  const [password, setPassword] = useState('')
  const form = useForm()
  function submit() {
    const errors = { mobile: mobileProblem(number.areaCode, number.mobile), password: password === '' ? ('required' as const) : undefined }
    void form.submit(errors, async () => finishLogIn(await enterByPassword({ ...number, password })))
  }
  return (
    <Form busy={form.busy} onSubmit={submit}>
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
        <TextLink to={forgetPwdPath()}>{words.account.forgotPassword}</TextLink>
      </p>
      <p className="text-center">
        <TextLink to={infoDetectionPath()}>{words.account.numberLost}</TextLink>
      </p>
    </Form>
  )
}

function CodeLogInShapes() {
  return (
    <LoadingShapes>
      <Skeleton className="h-24" />
      <Skeleton className="h-13" />
    </LoadingShapes>
  )
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
  const { changePwd, loggedOut, token } = useSession()
  const wasHere = useWasHere()
  const again = loggedOut ?? (wasHere && !changePwd ? words.logInAgain : null)
  const [chosen, setWay] = useState<'password' | 'otp' | null>(null)
  const way = chosen ?? 'password'
  const codeSent = isCodeSent(useDraft(), 'logIn')
  // The tab may have been dropped while the SMS was read; the page that the server rendered knows of no code.
  if (codeSent && chosen === null) setWay('otp')
  const [needsPassword, setNeedsPassword] = useState('')
  useEffect(() => whenIdle(() => loadCodeLogIn().catch(() => undefined)), [])
  // Signed in, in another tab or before: on to where this form leads, unless it has led there.
  useEffect(() => {
    if (token !== null && location.pathname.includes('/login')) continueAfterLogIn()
  }, [token])
  return (
    <Screen title={words.logIn} back>
      <WelcomePicture />
      <p className="mb-4 text-center text-xl font-bold">{words.logInTitle}</p>
      <div className="mb-5 space-y-4 empty:hidden">
        {changePwd && <Notice tone="success">{words.passwordChanged}</Notice>}
        {again && <Notice tone="info">{again}</Notice>}
        {needsPassword && <Notice tone="warning">{needsPassword}</Notice>}
      </div>
      <WayChoice way={way} onChange={setWay} />
      {way === 'password' ? (
        <PasswordLogIn />
      ) : (
        <Suspense fallback={<CodeLogInShapes />}>
          <CodeLogIn
            onNeedsPassword={(message) => {
              setNeedsPassword(message)
              setWay('password')
            }}
          />
        </Suspense>
      )}
      <section className="mt-6 space-y-3 rounded-card bg-card p-5 text-center shadow-raised">
        <p className="font-semibold">{words.notMemberYet}</p>
        <LinkButton variant="secondary" to={signUpPath()}>
          {words.signUp}
        </LinkButton>
        <TextLink to={aboutMembershipPath}>{words.beforeJoining}</TextLink>
      </section>
    </Screen>
  )
}
