import { Gauge, type Registry } from 'prom-client'
import type { Gauges } from '../features/health/read-gauges.ts'

const secondsOf = (at: string | null) => (at === null ? undefined : Date.parse(at) / 1000)

/** One without labels is 0 after a reset, which is no answer either. */
function forgetOne(gauge: Gauge): void {
  gauge.reset()
  gauge.remove({})
}

/** What stands in the tables, as metrics: how it is shown, and how it is left out while nobody knows it. */
export function gaugeMetrics(registry: Registry): { show(gauges: Gauges): void; forget(): void } {
  const all: Gauge[] = []
  function gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []) {
    const made = new Gauge({ name: `mwc_${name}`, help, labelNames, registers: [registry] })
    all.push(made as Gauge)
    forgetOne(made as Gauge)
    return (labels: Partial<Record<Label, string>>, value: number | boolean | null | undefined) => {
      if (value !== null && value !== undefined) made.set(labels, Number(value))
    }
  }
  const missing = gauge('gauges_missing', 'Parts of what stands in the tables that could not be read: a statement fails')
  const jobs = gauge('jobs', 'Jobs of a queue by state, counted to 10,000', ['queue', 'state'])
  const oldestJob = gauge('job_oldest_seconds', 'For how long the longest due job of a queue has waited', ['queue'])
  const sweepRan = gauge('sweep_ran_timestamp_seconds', 'When housekeeping last began', ['sweep'])
  const sweepLate = gauge('sweep_late', 'Whether housekeeping is more than ten minutes late', ['sweep'])
  const sweepFailed = gauge('sweep_failed', 'Whether housekeeping failed when it last ran', ['sweep'])
  const answered = gauge('gateway_answered_timestamp_seconds', 'When a gateway last answered a question', ['gateway'])
  const called = gauge('gateway_called_timestamp_seconds', 'When a gateway last called', ['gateway'])
  const faults = gauge('gateway_faults', 'How often in a row a gateway was not reached', ['gateway'])
  const hidden = gauge('gateway_hidden', 'Whether the method of a gateway is not offered, since it was not reached', ['gateway'])
  const reviews = gauge('money_reviews', 'Money that waits for a decision of staff, counted to 10,000')
  const oldestReview = gauge('money_review_oldest_timestamp_seconds', 'Since when the oldest of it waits')
  const segments = gauge('sms_segments_today', 'Segments of SMS since midnight in Singapore')
  const cents = gauge('sms_cents_today', 'What these cost in Singapore cents, where a price is set')
  const budgetUsed = gauge('sms_budget_used', 'SMS that today has used of a budget, by the day in Singapore', ['budget'])
  const budgetLimit = gauge('sms_budget_limit', 'SMS that a budget has a day', ['budget'])
  const push = gauge('push', 'Pushes that wait, and those of the last 24 hours by how they ended, counted to 10,000', ['state'])
  const differing = gauge('reminder_days_differing', 'Days of the last 7 on which somebody who was to be reminded was not')
  const unsigned = gauge('sessions_without_key', 'Live sessions of members whose acts nothing signs, of old phones, counted to 10,000')
  const backup = gauge('backup_timestamp_seconds', 'When the last backup was finished')

  const forget = () => all.forEach(forgetOne)
  return {
    forget,
    show(gauges) {
      forget()
      missing({}, Object.values(gauges).filter((part) => part === null).length)
      for (const { queue, oldestSeconds, ...counts } of gauges.queues ?? []) {
        for (const [state, n] of Object.entries(counts)) jobs({ queue, state }, n)
        oldestJob({ queue }, oldestSeconds)
      }
      for (const { id: sweep, ranAt, isLate, fault } of gauges.sweeps ?? []) {
        sweepRan({ sweep }, secondsOf(ranAt))
        sweepLate({ sweep }, isLate)
        sweepFailed({ sweep }, fault !== null)
      }
      for (const { id: gateway, ...word } of gauges.gateways ?? []) {
        answered({ gateway }, secondsOf(word.answeredAt))
        called({ gateway }, secondsOf(word.calledAt))
        faults({ gateway }, word.faults)
        hidden({ gateway }, word.isHidden)
      }
      reviews({}, gauges.reviews?.total)
      oldestReview({}, secondsOf(gauges.reviews?.oldestAt ?? null))
      segments({}, gauges.sms?.segments)
      cents({}, gauges.sms?.costCents)
      for (const { budget, used, limit } of gauges.sms?.budgets ?? []) {
        budgetUsed({ budget }, used)
        budgetLimit({ budget }, limit)
      }
      for (const [state, { total }] of Object.entries(gauges.push ?? {})) push({ state }, total)
      differing({}, gauges.differingDays)
      unsigned({}, gauges.unsignedSessions)
      backup({}, secondsOf(gauges.backups?.lastAt ?? null))
    },
  }
}
