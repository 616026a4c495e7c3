import { normalisePromoCode } from '@mwc/contract/promos/code/promo-code'
import { normaliseShopCode } from '@mwc/contract/scan/scanned-text'
import type { Scanned } from '@mwc/contract/scan/scanned-text'
import { IconArrowRight, IconBuildingStore, IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { ChoiceField } from '../../shared/fields/choice-field.tsx'
import { Form } from '../../shared/form/form.tsx'
import { TextField } from '../../shared/fields/text-field.tsx'
import type { Typed } from './scan.hook.ts'
import { useWords } from '../../words/use-words.ts'

/** The code of a shop or a promo, typed: for whom no camera helps. */
export function TypeCode({
  typed: { kind, text },
  onType,
  onFound,
}: {
  typed: Typed
  onType: (typed: Typed) => void
  onFound: (found: Scanned) => void
}) {
  const { scan: words, account, fields } = useWords('scan')
  const [problem, setProblem] = useState<string>()
  function read() {
    const code = kind === 'shop' ? normaliseShopCode(text) : normalisePromoCode(text)
    if (code !== null) return onFound({ kind, code })
    setProblem(text.trim() === '' ? fields.required : kind === 'shop' ? words.shopCodeWrong : fields.promo)
  }
  return (
    <Form onSubmit={read}>
      <ChoiceField
        label={words.whichCode}
        name="kind"
        value={kind}
        onChange={(value) => {
          onType({ kind: value === 'promo' ? 'promo' : 'shop', text })
          setProblem(undefined)
        }}
        choices={[
          { value: 'shop', text: words.shopCode, icon: <IconBuildingStore aria-hidden="true" className="size-6 shrink-0" /> },
          { value: 'promo', text: words.promoCode, icon: <IconTicket aria-hidden="true" className="size-6 shrink-0" /> },
        ]}
      />
      <TextField
        label={kind === 'shop' ? words.shopCode : words.promoCode}
        name="code"
        hint={kind === 'shop' ? words.shopCodeHint : words.promoCodeHint}
        value={text}
        error={problem}
        onChange={(next) => {
          onType({ kind, text: next })
          setProblem(undefined)
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" icon={<IconArrowRight aria-hidden="true" />}>
        {account.continue}
      </Button>
    </Form>
  )
}
