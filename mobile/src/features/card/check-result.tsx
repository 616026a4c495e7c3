import type { CardResult } from '@mwc/contract/card/card-results'
import type { checkCard } from '@mwc/contract/card/card.calls'
import { localeOf } from '@mwc/contract/time/dates'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { IconAlertTriangle, IconClock, IconDeviceMobile, IconQrcode, IconQuestionMark, IconWifi } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { StateChip } from '../../shared/status/chip.tsx'
import { ClosingRing } from '../../shared/rings/closing-ring.tsx'
import { FactList } from '../../shared/rows/fact-list.tsx'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

type Answer = OutputOf<typeof checkCard>

const sign = 'mx-auto flex size-24 items-center justify-center rounded-full text-card'
const looks: Record<CardResult, { ground: string; text: string; picture: ReactNode }> = {
  valid: { ground: 'bg-active-tint', text: 'text-active', picture: <ClosingRing /> },
  expired: {
    ground: 'bg-arrears-tint',
    text: 'text-arrears',
    picture: (
      <div aria-hidden="true" className={`${sign} bg-arrears`}>
        <IconAlertTriangle className="size-14" />
      </div>
    ),
  },
  stale: {
    ground: 'bg-pending-tint',
    text: 'text-pending',
    picture: (
      <div aria-hidden="true" className={`${sign} bg-pending`}>
        <IconClock className="size-14" />
      </div>
    ),
  },
  unknown: {
    ground: 'bg-inactive-tint',
    text: 'text-inactive',
    picture: (
      <div aria-hidden="true" className={`${sign} bg-inactive`}>
        <IconQuestionMark className="size-14" />
      </div>
    ),
  },
}

/** One answer, told by colour, picture and word together, and what to do now. `answer` null: the address holds no code at all. */
export function CheckResult({ answer }: { answer: Answer | null }) {
  const words = useWords('card').card
  const result = answer?.result ?? 'unknown'
  const { ground, text, picture } = looks[result]
  return (
    <div className="space-y-5">
      <section role="status" className={`space-y-3 rounded-card px-4 py-6 text-center ${ground}`}>
        {picture}
        <h2 className={`text-2xl font-bold ${text}`}>{words.result[result]}</h2>
        <p>{words.resultText[result]}</p>
      </section>
      {answer?.initials && <Person answer={answer} />}
      {result === 'stale' && <StaleSteps />}
      {result === 'unknown' && <Steps steps={[{ Icon: IconDeviceMobile, text: words.stepOpen }, scanStep(words.stepScan)]} />}
    </div>
  )
}

function Person({ answer: { initials, status, validTo, checkedAt } }: { answer: Answer }) {
  const { card: words } = useWords('card')
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'medium', timeZone: 'Asia/Singapore' }).format(new Date(checkedAt))
  return (
    <section className="rounded-card bg-card px-4 py-3 shadow-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <p>
          <span className="block text-sm text-ink-2">{words.initials}</span>
          <span className="text-3xl leading-tight font-bold">{initials}</span>
        </p>
        {status && <StateChip status={status} />}
      </div>
      <FactList
        facts={[...(validTo ? [{ name: words.validTo, value: wholeDay(validTo, language) }] : []), { name: words.checkedAt, value: time }]}
      />
    </section>
  )
}

type Step = { Icon: typeof IconWifi; text: string }
const scanStep = (text: string): Step => ({ Icon: IconQrcode, text })

/** The clock of a phone is set right by its next contact, whatever was wrong with it. */
function StaleSteps() {
  const words = useWords('card').card
  return (
    <Steps
      steps={[{ Icon: IconDeviceMobile, text: words.stepOpen }, { Icon: IconWifi, text: words.stepConnect }, scanStep(words.stepScan)]}
    />
  )
}

function Steps({ steps }: { steps: Step[] }) {
  const words = useWords('card').card
  return (
    <section className="space-y-3">
      <h3 className="text-lg font-bold">{words.askTheMember}</h3>
      <ol className="space-y-2">
        {steps.map(({ Icon, text }, i) => (
          <li key={text} className="flex items-center gap-4 rounded-card bg-card px-4 py-3 shadow-raised">
            <span className="text-xl font-bold text-harbour-700 tabular-nums">{i + 1}</span>
            <Icon aria-hidden="true" className="size-8 shrink-0 text-harbour-700" />
            <span className="min-w-0 flex-1 font-semibold">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
