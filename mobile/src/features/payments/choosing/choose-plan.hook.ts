import type { FieldProblem } from '@mwc/contract/fields/field-problem'
import { chosenMethods } from '@mwc/contract/payments/payment-kinds'
import type { ChosenMethod } from '@mwc/contract/payments/payment-kinds'
import { planCodes } from '@mwc/contract/membership/plan-codes'
import type { OpenOrder, Quote } from '@mwc/contract/payments/payments.schemas'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import { normalisePromoCode } from '@mwc/contract/promos/code/promo-code'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusalError } from '../../../shared/server/call-errors.ts'
import { forgetPromo, storedPromo } from '../../../shared/drafts/promo.store.ts'
import { useQueryParameter } from '../../../shared/navigation/navigation.ts'
import { useProblemText } from '../../../shared/server/problem-text.ts'
import { optionsQuery, quoteQuery } from '../payments.queries.ts'
import { pendingStart } from '../pending-start.store.ts'
import { noPromo } from './promo-entry.tsx'
import type { Promo } from './promo-entry.tsx'

/** What was chosen before this screen opened; null where nothing was. */
type Before = { plan: PlanCode | null; method: ChosenMethod | null; promo: Promo | null }

const entered = (code: string | null): Promo => (code === null ? noPromo : { ...noPromo, open: true, text: code, checked: code })

/**
 * The choice that was sent and not answered: a tap after a reload repeats the same payment.
 * Else what the address names, and the code of a link or scan.
 */
function before(address: { plan: string | null; method: string | null; promo: string | null }): Before {
  const { plan: sent, method: sentBy, promoCode } = pendingStart()?.content ?? {}
  const plan = planCodes.find((code) => code === (sent ?? address.plan)) ?? null
  const brought = normalisePromoCode(address.promo ?? '') ?? storedPromo()
  const code = sent ? (typeof promoCode === 'string' ? promoCode : null) : brought
  const method = chosenMethods.find((code) => code === (sentBy ?? address.method)) ?? null
  return { plan, method, promo: plan || code ? entered(code) : null }
}

/** The plans to choose from; one that staff took off sale meanwhile stays for the order that was opened for it. */
function plansWith(plans: Quote[], open: OpenOrder | null): Quote[] {
  return !open?.quote || plans.some(({ plan }) => plan === open.plan) ? plans : [...plans, open.quote]
}

/** Whether a code is refused for the plan alone: there is one, and for another plan it is good. */
const isOfOtherPlan = (error: unknown) => error instanceof RefusalError && error.reason === 'promos.otherPlan'

/** Plan, promo code and method as chosen, with the server's quotes; at first those of the open order, but for the method. */
export function useChoice() {
  const problemText = useProblemText()
  const address = { plan: useQueryParameter('plan'), method: useQueryParameter('method'), promo: useQueryParameter('promo') }
  const [first] = useState(() => before(address))
  const [plan, setPlan] = useState(first.plan)
  const [method, setMethod] = useState(first.method)
  const [ownPromo, setPromo] = useState(first.promo)
  /** The order that was open when the screen asked first; its choice stands here also when it has ended since. */
  const [foundOpen, setFoundOpen] = useState<OpenOrder | null>()
  const options = useQuery(optionsQuery)
  if (options.data && foundOpen === undefined) setFoundOpen(options.data.openOrder)
  const promo = ownPromo ?? entered(foundOpen?.promoCode ?? null)
  const open = options.data?.openOrder ?? null
  const plans = plansWith(options.data?.plans ?? [], open)
  const wantedPlan = plan ?? foundOpen?.plan
  const chosenPlan = plans.find((quote) => quote.plan === wantedPlan) ?? plans[0]
  /** What the open order promised, while plan and code are still its own. */
  const promised = open?.quote && open.plan === chosenPlan?.plan && open.promoCode === promo.checked ? open.quote : undefined
  const promoQuote = useQuery(quoteQuery(promised ? '' : (chosenPlan?.plan ?? ''), promo.checked))
  const codeQuote = promo.checked ? (promised ?? promoQuote.data) : undefined
  // Asked once the code is known for sure: a wrong one is tried once, for such tries are counted.
  const isKnown = codeQuote !== undefined || isOfOtherPlan(promoQuote.error)
  const otherPlan = plans.find((quote) => quote.plan !== chosenPlan?.plan)
  const otherQuote = useQuery(quoteQuery(isKnown ? (otherPlan?.plan ?? '') : '', promo.checked))
  const methods = options.data?.methods ?? []
  const wantedMethod = method ?? methods.find((code) => foundOpen?.canContinue && code !== foundOpen.method)
  const promoRefusal = promo.checked && !promised && promoQuote.error ? problemText(promoQuote.error) : undefined
  /** The promo field is open with a code that is not accepted yet. */
  const promoUnsettled = promo.open && promo.text.trim() !== '' && !codeQuote
  function checkPromo() {
    const code = normalisePromoCode(promo.text)
    if (code === null)
      return setPromo({ ...promo, checked: null, problem: promo.text.trim() === '' ? 'required' : ('promo' satisfies FieldProblem) })
    if (code === promo.checked) void promoQuote.refetch()
    setPromo({ ...promo, checked: code, problem: undefined })
  }
  const quote = promised ?? codeQuote ?? chosenPlan
  return {
    options,
    plans,
    quote,
    /** A plan with what the code does to it, and whether the code is for another plan. */
    offer(plan: Quote): { quote: Quote; isOtherPlan: boolean } {
      if (plan.plan === quote?.plan) return { quote, isOtherPlan: isOfOtherPlan(promo.checked && promoQuote.error) }
      const isOther = isKnown && plan.plan === otherPlan?.plan
      return { quote: (isOther && otherQuote.data) || plan, isOtherPlan: isOther && isOfOtherPlan(otherQuote.error) }
    },
    /** The payment from which the open order is gone on with, while its plan and code are still the chosen ones. */
    goesOnWith: promised && open ? open.paymentId : null,
    promoQuote: codeQuote,
    promoBusy: promoQuote.isFetching,
    /** What the code gives for the plan is being asked: the price may change with the answer. */
    quoteComing: promo.checked !== null && !codeQuote && promoQuote.isFetching,
    promo: { ...promo, problem: promo.problem ?? promoRefusal },
    promoUnsettled,
    method: methods.find((code) => code === wantedMethod) ?? methods[0],
    methods,
    setPlan,
    setMethod,
    setPromo(next: Promo) {
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
    askPricesAgain: () => Promise.all([options.refetch(), promo.checked && !promised ? promoQuote.refetch() : null]),
  }
}
