import type { FieldProblem } from '@mwc/contract/field-problem'
import { chosenMethods, planCodes } from '@mwc/contract/payments'
import type { PlanCode } from '@mwc/contract/payments'
import { normalisePromoCode } from '@mwc/contract/promo-code'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusalError } from '../../shared/call-errors.ts'
import { forgetPromo, keptPromo } from '../../shared/kept-promo.ts'
import { useProblemText } from '../../shared/problem-text.ts'
import { optionsQuery, quoteQuery } from './payments.queries.ts'
import { pendingStart } from './pending-start.store.ts'
import { noPromo } from './promo-entry.tsx'

type Method = (typeof chosenMethods)[number]

/** The choice that was sent and not answered, so that the same tap repeats the same payment after a reload; else the code of a link or scan. */
function before(): { plan: PlanCode | ''; method: Method | ''; promoCode: string | null } {
  const { plan, method, promoCode } = pendingStart()?.content ?? {}
  return {
    plan: planCodes.find((code) => code === plan) ?? '',
    method: chosenMethods.find((code) => code === method) ?? '',
    promoCode: typeof promoCode === 'string' ? promoCode : pendingStart() ? null : keptPromo(),
  }
}

/** Plan, promo code and method as chosen so far, with what the server quotes for them. */
export function useChoice() {
  const problemText = useProblemText()
  const [first] = useState(before)
  const [plan, setPlan] = useState(first.plan)
  const [method, setMethod] = useState(first.method)
  const [promo, setPromo] = useState(
    first.promoCode ? { ...noPromo, open: true, text: first.promoCode, checked: first.promoCode } : noPromo,
  )
  const options = useQuery(optionsQuery)
  const chosenPlan = options.data?.plans.find((quote) => quote.plan === plan) ?? options.data?.plans[0]
  const promoQuote = useQuery(quoteQuery(chosenPlan?.plan ?? '', promo.checked))
  const methods = options.data?.methods ?? []
  const promoRefusal = promo.checked && promoQuote.error ? problemText(promoQuote.error) : undefined
  /** The promo field is open with a code that is not accepted yet. */
  const promoUnsettled = promo.open && promo.text.trim() !== '' && !promoQuote.data
  function checkPromo() {
    const code = normalisePromoCode(promo.text)
    if (code === null)
      return setPromo({ ...promo, checked: null, problem: promo.text.trim() === '' ? 'required' : ('promo' satisfies FieldProblem) })
    if (code === promo.checked) void promoQuote.refetch()
    setPromo({ ...promo, checked: code, problem: undefined })
  }
  return {
    options,
    quote: (promo.checked && promoQuote.data) || chosenPlan,
    promoQuote: promo.checked ? promoQuote.data : undefined,
    promoBusy: promoQuote.isFetching,
    promo: { ...promo, problem: promo.problem ?? promoRefusal },
    promoUnsettled,
    method: methods.find((code) => code === method) ?? methods[0],
    methods,
    setPlan,
    setMethod,
    setPromo(next: typeof promo) {
      if (!next.open) forgetPromo()
      setPromo(next)
    },
    checkPromo,
    /** Says at the promo field why the server refused it while paying; answers whether the refusal was about the code. */
    refusePromo(error: unknown): boolean {
      if (!(error instanceof RefusalError) || !error.reason.startsWith('promos.')) return false
      setPromo({ ...promo, checked: null, problem: error.message })
      return true
    },
    askPricesAgain: () => Promise.all([options.refetch(), promo.checked ? promoQuote.refetch() : null]),
  }
}
