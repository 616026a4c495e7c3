import { findAccountInput } from '@mwc/contract/account/lost-phone/lost-phone.fields'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { ErrorSummary, StillWrong } from '../../../shared/form/error-summary.tsx'
import { checkFields } from '../../../shared/form/field-errors.ts'
import { Form } from '../../../shared/form/form.tsx'
import { MobileField } from '../../../shared/form/mobile-field.tsx'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { Screen } from '../../../shared/screen/screen.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { finError } from '../people/fin-error.rules.ts'
import { findDraft } from './lost-phone.draft.ts'
import { mindingPhone, searchAccount } from './lost-phone.queries.ts'
import { BirthDateField, CountryField, FinFields } from '../people/person-fields.tsx'
import { useFormWithRefusals } from '../../../shared/fields/refusals-beside-fields.hook.ts'
import { infoDetectionPath, newPhonePwdPath } from '../../../paths/paths.ts'

const fieldsOfRefusal = {
  'account.invalidMobile': ['oldMobile'],
  'account.sameMobile': ['oldMobile'],
  'account.oldMobileUnknown': ['oldMobile'],
  'account.mobileMoved': ['oldMobile'],
  'account.finUnknown': ['fin'],
  'account.otherMember': ['oldMobile', 'fin'],
  'account.countryOrBirthDate': ['nationality', 'birthDate'],
} as const

/** Looks for the membership by what is on the work permit and the old number. Finding it opens nothing yet. */
export function ChangePhoneScreen() {
  const { signUp, ownAccount: words } = useWords('signUp', 'ownAccount')
  const { proof, oldAreaCode, oldMobile, fin, finLastFour, nationality, birthDate } = findDraft.use()
  const form = useFormWithRefusals(fieldsOfRefusal)
  const leaving = useRef(false)
  useEffect(() => {
    if (proof === null && !leaving.current) goTo(infoDetectionPath(), { replace: true })
  }, [proof])
  if (proof === null) return null

  function set(next: Parameters<typeof findDraft.change>[0]) {
    findDraft.change(next)
    form.forgive(...Object.keys(next))
  }
  function submit() {
    const input = { proof: proof ?? '', oldAreaCode, oldMobile, fin, finLastFour, nationality, birthDate }
    const errors = { ...finError(fin, finLastFour), ...checkFields(findAccountInput, input) }
    void form.submit(errors, () =>
      mindingPhone(async () => {
        const { move } = await searchAccount(input)
        leaving.current = true
        findDraft.change({ move, request: null })
        goTo(newPhonePwdPath)
      }),
    )
  }
  const labels = {
    oldMobile: words.oldNumber,
    fin: signUp.fin,
    finLastFour: signUp.finLastFour,
    nationality: signUp.nationality,
    birthDate: signUp.birthDate,
  }
  return (
    <Form busy={form.busy} className="" onSubmit={submit}>
      <Screen
        title={words.findTitle}
        back={infoDetectionPath()}
        action={
          <Button type="submit" busy={form.busy} icon={<IconSearch aria-hidden="true" />}>
            {words.find}
            <StillWrong errors={form.errors} labels={labels} />
          </Button>
        }
      >
        <div className="space-y-5">
          <p>{words.findDetails}</p>
          <ErrorSummary errors={form.errors} labels={labels} attempt={form.attempt} />
          <FailureNotice failure={form.failure} />
          <MobileField
            name="oldMobile"
            label={words.oldNumber}
            hint={words.oldNumberHint}
            value={{ areaCode: oldAreaCode, mobile: oldMobile }}
            error={form.beside['oldMobile']}
            onChange={(next) => set({ oldAreaCode: next.areaCode, oldMobile: next.mobile })}
          />
          <FinFields fin={fin} finLastFour={finLastFour} errors={form.beside} why={words.finWhere} onChange={set} />
          <CountryField
            name="nationality"
            error={form.beside['nationality']}
            value={nationality}
            onChange={(next) => set({ nationality: next })}
          />
          <BirthDateField
            name="birthDate"
            error={form.beside['birthDate']}
            value={birthDate}
            onChange={(next) => set({ birthDate: next })}
          />
        </div>
      </Screen>
    </Form>
  )
}
