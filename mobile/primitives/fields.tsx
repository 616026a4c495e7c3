import { IconCrane, IconShip } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceField } from '../src/shared/fields/choice-field.tsx'
import { CodeField } from '../src/shared/fields/code-field.tsx'
import { ErrorSummary } from '../src/shared/form/error-summary.tsx'
import { MobileField } from '../src/shared/form/mobile-field.tsx'
import type { MobileValue } from '@mwc/contract/fields/mobile-number'
import { PasswordField } from '../src/shared/form/password-field.tsx'
import { PasswordMeter } from '../src/shared/fields/password-meter.tsx'
import { SelectField } from '../src/shared/form/select-field.tsx'
import { TextField } from '../src/shared/fields/text-field.tsx'
import { TickField } from '../src/shared/fields/tick-field.tsx'
import { useWords } from '../src/words/use-words.ts'
import { Group } from './specimen.tsx'

/** Fields of every kind, once sound (`error` undefined) and once refused. */
function EveryField({ kind, error }: { kind: string; error?: 'required' }) {
  const { account, signUp, shared } = useWords('signUp')
  const [text, setText] = useState('')
  const [mobile, setMobile] = useState<MobileValue>({ areaCode: '+65', mobile: '81000001' })
  const [password, setPassword] = useState(error ? 'abc' : 'Harbour7Crane')
  const [choice, setChoice] = useState(error ? '' : '1')
  const [ticked, setTicked] = useState(!error)
  const field = (name: string, label: string) => ({ name: `${kind}-${name}`, label, error })
  const sectors = [
    { value: '1', text: signUp.sectors['1'], icon: <IconCrane aria-hidden="true" className="size-7 shrink-0 text-harbour-700" /> },
    { value: '3', text: signUp.sectors['3'], icon: <IconShip aria-hidden="true" className="size-7 shrink-0 text-harbour-700" /> },
  ]
  return (
    <div className="space-y-5">
      <TextField {...field('name', signUp.fullName)} hint={signUp.fullNameHint} value={text} onChange={setText} />
      <TextField {...field('amount', signUp.birthDate)} prefix="S$" value={text} onChange={setText} placeholder="DD/MM/YYYY" />
      <MobileField {...field('mobile', shared.mobileNumber)} value={mobile} onChange={setMobile} />
      <CodeField {...field('code', shared.otp)} hint={account.otpNever} value="123456" onChange={() => undefined} />
      <PasswordField {...field('password', signUp.newPassword)} autoComplete="new-password" value={password} onChange={setPassword}>
        <PasswordMeter value={password} />
      </PasswordField>
      <SelectField {...field('country', signUp.nationality)} value={choice} onChange={setChoice} groups={[{ options: sectors }]} />
      <ChoiceField {...field('sector', signUp.sector)} value={choice} onChange={setChoice} choices={sectors} />
      <ChoiceField
        {...field('gender', signUp.gender)}
        columns={2}
        value={choice}
        onChange={setChoice}
        choices={[
          { value: '1', text: signUp.genders['01'] },
          { value: '2', text: signUp.genders['00'] },
        ]}
      />
      <TickField {...field('declaration', signUp.declaration)} value={ticked} onChange={setTicked} />
    </div>
  )
}

export function Fields() {
  const { signUp } = useWords('signUp')
  return (
    <>
      <Group name="Fields">
        <EveryField kind="sound" />
      </Group>
      <Group name="Fields, refused">
        <ErrorSummary
          errors={{ 'refused-name': 'required', 'refused-gender': 'required' }}
          labels={{ 'refused-name': signUp.fullName, 'refused-gender': signUp.gender }}
          attempt={0}
        />
        <EveryField kind="refused" error="required" />
      </Group>
    </>
  )
}
