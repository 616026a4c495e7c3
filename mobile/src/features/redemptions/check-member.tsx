import { areaCodes, mobileProblem, type MobileValue } from '@mwc/contract/fields/mobile-number'
import { IconUserSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { type FieldErrors, hasErrors, refusedFields } from '../../shared/form/field-errors.ts'
import { Form } from '../../shared/form/form.tsx'
import { MobileField } from '../../shared/form/mobile-field.tsx'
import { goTo, useQueryParameter } from '../../shared/navigation/navigation.ts'
import { Notice } from '../../shared/screen/notice.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { Sheet } from '../../shared/screen/sheet.tsx'
import { TextField } from '../../shared/fields/text-field.tsx'
import { useWords } from '../../words/use-words.ts'
import { useCheckMember } from './redemptions.queries.ts'
import { memberFoundPath } from '../../paths/paths.ts'

function CheckForm() {
  const words = useWords('redemptions').redemptions
  const problem = useProblemText()
  const check = useCheckMember()
  const [number, setNumber] = useState<MobileValue>({ areaCode: areaCodes[0], mobile: '' })
  const [memberNumber, setMemberNumber] = useState('')
  const [problems, setProblems] = useState<FieldErrors>({})
  const refused = refusedFields(check.error)
  const errors = hasErrors(problems) ? problems : refused
  const submit = () => {
    const wrong: FieldErrors = {
      mobile: mobileProblem(number.areaCode, number.mobile),
      memberNumber: memberNumber.trim() === '' ? 'required' : undefined,
    }
    setProblems(wrong)
    if (hasErrors(wrong)) return
    check.mutate({ ...number, memberNumber }, { onSuccess: () => goTo(memberFoundPath) })
  }
  return (
    <Form busy={check.isPending} onSubmit={submit}>
      <p>{words.checkText}</p>
      {check.error && !hasErrors(refused) && <Notice tone="error">{problem(check.error)}</Notice>}
      <MobileField value={number} error={errors['mobile']} enterKeyHint="next" onChange={setNumber} />
      <TextField
        label={words.memberNumber}
        name="memberNumber"
        error={errors['memberNumber']}
        value={memberNumber}
        onChange={setMemberNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="M100001A"
      />
      <Button type="submit" busy={check.isPending}>
        {words.checkButton}
      </Button>
    </Form>
  )
}

/** Checks another member by both numbers of the card. */
export function CheckMember() {
  const words = useWords('redemptions').redemptions
  const [open, setOpen] = useState(useQueryParameter('check') !== null)
  return (
    <>
      <Button variant="secondary" icon={<IconUserSearch aria-hidden="true" />} onClick={() => setOpen(true)}>
        {words.check}
      </Button>
      <Sheet open={open} title={words.check} onClose={() => setOpen(false)}>
        <CheckForm />
      </Sheet>
    </>
  )
}
