import type { Quote } from '@mwc/contract/payments/payments.schemas'
import { IconTicket, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { Form } from '../../../shared/form/form.tsx'
import { money } from '../../../shared/programme/money.ts'
import { Notice } from '../../../shared/screen/notice.tsx'
import { TextField } from '../../../shared/fields/text-field.tsx'
import { useWords } from '../../../words/use-words.ts'

export type Promo = { open: boolean; text: string; checked: string | null; problem: string | undefined }
export const noPromo: Promo = { open: false, text: '', checked: null, problem: undefined }

function useEffectText(quote: Quote | undefined): string | null {
  const words = useWords('payments').payments
  if (!quote) return null
  if (quote.freeMonths > 0) return words.promoFreeMonths(quote.freeMonths)
  return quote.discountCents > 0 ? words.promoDiscount(money(quote.discountCents)) : words.promoNoEffect
}

/** The promo code: opens, checks, says its effect; closing it clears it. `quote` is what the checked code gives. */
export function PromoEntry({
  promo,
  quote,
  busy,
  onChange,
  onCheck,
}: {
  promo: Promo
  quote: Quote | undefined
  busy: boolean
  onChange: (promo: Promo) => void
  onCheck: () => void
}) {
  const words = useWords('payments').payments
  const effect = useEffectText(quote)
  const answerPlace = useRef<HTMLDivElement>(null)
  const { problem, checked } = promo
  // A code that came with the screen moves nothing: the screen opens at its top.
  const [brought] = useState(checked)
  useEffect(() => {
    if (problem || (effect && checked !== brought)) answerPlace.current?.scrollIntoView({ block: 'nearest' })
  }, [effect, problem, checked, brought])
  const place = useRef<HTMLDivElement>(null)
  const tapped = useRef(false)
  const onTap = () => {
    tapped.current = true
  }
  const isAccepted = effect !== null
  // The button that was tapped is gone: what came in its place takes over.
  useEffect(() => {
    if (!tapped.current || document.activeElement !== document.body) return
    const next = isAccepted ? answerPlace.current : place.current?.querySelector<HTMLElement>('input, button')
    next?.focus()
  }, [promo.open, isAccepted])
  if (!promo.open) {
    return (
      <div ref={place} onClickCapture={onTap}>
        <Button variant="secondary" icon={<IconTicket aria-hidden="true" />} onClick={() => onChange({ ...noPromo, open: true })}>
          {words.promoOpen}
        </Button>
      </div>
    )
  }
  return (
    <div ref={place} onClickCapture={onTap}>
      <Form busy={busy} className="space-y-3 rounded-card bg-sand p-4" onSubmit={onCheck}>
        <div ref={answerPlace} tabIndex={-1} className="space-y-3">
          <TextField
            label={words.promoCode}
            name="promoCode"
            value={promo.text}
            error={promo.problem}
            onChange={(text) => onChange({ ...promo, text, checked: null, problem: undefined })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
          {effect && (
            <Notice tone="success">
              <b>{effect}</b>
            </Notice>
          )}
        </div>
        {!effect && (
          <Button type="submit" busy={busy}>
            {words.promoCheck}
          </Button>
        )}
        <Button variant="quiet" icon={<IconX aria-hidden="true" />} onClick={() => onChange(noPromo)}>
          {words.promoClose}
        </Button>
      </Form>
    </div>
  )
}
