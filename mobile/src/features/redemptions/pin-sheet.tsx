import type { Usable, UseShop } from '@mwc/contract/redemptions/redemptions.schemas'
import { useEffect, useRef, useState } from 'react'
import { WithEnglish } from '../../shared/beside-english/with-english.tsx'
import { Button } from '../../shared/screen/button.tsx'
import { ChoiceField } from '../../shared/fields/choice-field.tsx'
import { refusedFields } from '../../shared/form/field-errors.ts'
import { FieldFrame, controlLook, fieldState } from '../../shared/form/field-frame.tsx'
import { useFieldProblemText } from '../../shared/form/field-problem-text.ts'
import { Form } from '../../shared/form/form.tsx'
import { Sheet } from '../../shared/screen/sheet.tsx'
import { beside } from '../../words/english/beside/beside.ts'
import { useWords } from '../../words/use-words.ts'
import { NamedUse } from './named-use.tsx'
import { useUse } from './redemptions.queries.ts'
import { UseDone } from './use-done.tsx'
import { UseFailure } from './use-failure.tsx'

const english = beside.redemptions
const englishProblems: Partial<Record<string, string>> = beside.fields
const pinLength = 6

type Problems = { shopId?: string; pin?: string }
const noProblems: Problems = {}
const problemsOf = (shopId: string, pin: string): Problems => ({
  ...(shopId === '' && { shopId: 'choose' }),
  ...(pin === '' ? { pin: 'required' } : pin.length < pinLength && { pin: 'invalid' }),
})

/** What is wrong with a field, as staff read it, too. */
function Problem({ name }: { name: string }) {
  return (
    <span data-say-changes="">
      <WithEnglish english={englishProblems[name]}>{useFieldProblemText()(name)}</WithEnglish>
    </span>
  )
}

/** The shop's staff type the PIN on the member's phone. A wrong one is forgotten, so that nobody reads it. */
export function PinSheet({ offer, shops, onClose }: { offer: Usable; shops: UseShop[]; onClose: () => void }) {
  const words = useWords('redemptions').redemptions
  const use = useUse()
  const [shopId, setShopId] = useState(shops.length === 1 ? (shops[0]?.id ?? '') : '')
  const [pin, setPin] = useState('')
  const [problems, setProblems] = useState(noProblems)
  const refused = refusedFields(use.error)
  const pinError = problems.pin ?? refused['pin']
  const shopError = problems.shopId ?? refused['shopId']
  // Beside what is wrong, it would push the button below the fold of a small phone.
  const hint = pinError || use.error ? undefined : <WithEnglish english={english.pinText}>{words.pinText}</WithEnglish>
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Above a keyboard there is room for little more than the field, which keeps focus.
    fields.current?.querySelector('[role="alert"], [id$="-error"]')?.scrollIntoView({ block: 'nearest' })
  }, [problems, use.error])
  const submit = () => {
    const wrong = problemsOf(shopId, pin)
    setProblems(wrong)
    if (wrong.shopId || wrong.pin) return
    use.mutate({ kind: offer.kind, id: offer.id, shopId, pin }, { onError: () => setPin('') })
  }
  return (
    <Sheet open title={<WithEnglish english={english.typePin}>{words.typePin}</WithEnglish>} onClose={onClose}>
      <p className="text-lg font-bold">
        <NamedUse use={offer} />
      </p>
      <Form busy={use.isPending} onSubmit={submit}>
        <div ref={fields} className="space-y-5">
          {shops.length > 1 && (
            <ChoiceField
              label={<WithEnglish english={english.whichShop}>{words.whichShop}</WithEnglish>}
              name="shopId"
              error={shopError && <Problem name={shopError} />}
              value={shopId}
              onChange={(value) => {
                setShopId(value)
                setProblems(noProblems)
              }}
              choices={shops.map((shop) => ({ value: shop.id, text: shop.name, note: shop.address }))}
            />
          )}
          <FieldFrame
            label={<WithEnglish english={english.pin}>{words.pin}</WithEnglish>}
            name="pin"
            error={pinError && <Problem name={pinError} />}
            hint={hint}
          >
            <input
              {...fieldState({ name: 'pin', error: pinError, hint })}
              name="pin"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="go"
              value={pin}
              onChange={(event) => {
                setPin(event.target.value.replace(/\D/g, '').slice(0, pinLength))
                setProblems(noProblems)
              }}
              className={`${controlLook} text-center text-2xl font-bold tracking-[0.35em]`}
            />
          </FieldFrame>
          <UseDone receiptId={use.data?.id} />
          {use.error && Object.keys(refused).length === 0 && <UseFailure error={use.error} />}
        </div>
        <Button type="submit" busy={use.isPending}>
          <WithEnglish english={english.use}>{words.use}</WithEnglish>
        </Button>
      </Form>
    </Sheet>
  )
}
