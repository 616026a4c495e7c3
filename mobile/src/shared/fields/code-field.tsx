import { codeLength } from '@mwc/contract/account/proofs/one-time-code'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '../../words/use-words.ts'
import { FieldFrame, controlLook, fieldState } from '../form/field-frame.tsx'
import type { FieldProps } from '../form/field-frame.tsx'

type OtpCredential = Credential & { code: string }

/** Waits for the code's SMS where the browser hands it over (WebOTP, https://wicg.github.io/web-otp/). */
function useCodeFromSms(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const stop = new AbortController()
    const asked = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions
    navigator.credentials.get(asked).then(
      (credential) => credential && take((credential as OtpCredential).code),
      () => undefined,
    )
    return () => stop.abort()
  }, [])
}

/** The six digits of an SMS, in one field that the phone can fill in; it takes the focus when it comes. */
export function CodeField({
  label,
  name = 'code',
  error,
  hint,
  value,
  onChange,
}: Partial<FieldProps> & { value: string; onChange: (value: string) => void }) {
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  useCodeFromSms(onChange)
  // After the screen's title, which takes the focus when its screen comes.
  useEffect(() => queueMicrotask(() => field.current?.focus()), [])
  return (
    <FieldFrame label={label ?? words.shared.otp} name={name} error={error} hint={hint}>
      <input
        ref={field}
        {...fieldState({ name, error, hint })}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        maxLength={codeLength + 6}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/[\s-]/g, '').slice(0, codeLength))}
        className={`${controlLook} text-center text-2xl font-bold tabular-nums tracking-[0.35em]`}
      />
    </FieldFrame>
  )
}
