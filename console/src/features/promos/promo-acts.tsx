import { addPromo, editPromo, endPromo } from '@mwc/contract/promos/promo-desk.calls'
import { addPromoBatch, endPromoBatch } from '@mwc/contract/promos/promo-batch-desk.calls'
import type { PromoBatch } from '@mwc/contract/promos/promo-batch-desk.schemas'
import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { usePermissions } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ActButton } from '../../page/act-button.tsx'
import { limitFields, promoOf, termFields, termsOf } from './promo-fields.ts'

/** Makes one code, which any number of members may use. */
export function NewPromoButton() {
  const { permissions } = usePermissions<StaffRole>()
  const navigate = useNavigate()
  if (!permissions || !mayCall(addPromo, permissions)) return null
  return (
    <ActButton
      label="New code"
      question="A new promo code"
      explained="Members type it when they pay. The code itself cannot be changed later; the rest can."
      done="Made."
      call={addPromo}
      input={{}}
      fields={[
        { name: 'code', label: 'Code', hint: '4 to 20 of A to Z, 0 to 9 and -, such as EID-2026' },
        ...termFields(),
        ...limitFields(),
      ]}
      shape={(given) => promoOf(given)}
      onDone={({ id }) => void navigate(`/promos/${id}/show`)}
    />
  )
}

/** Changes what a code gives, to whom, when and how often. */
export function EditPromoButton({ promo }: { promo: DeskPromo }) {
  return (
    <ActButton
      label="Change"
      question={`Change ${promo.code}`}
      explained="Orders that are open keep what they were quoted; uses that were taken stay taken."
      done="Changed."
      call={editPromo}
      input={{ id: promo.id, version: promo.version }}
      fields={[...termFields(promo), ...limitFields(promo)]}
      shape={(given) => promoOf(given, promo)}
    />
  )
}

/** Ends a code before its time. */
export function EndPromoButton({ promo: { id, code } }: { promo: DeskPromo }) {
  return (
    <ActButton
      danger
      label="End now"
      question={`End ${code} now?`}
      explained="Nobody can use it from now on. Orders that are open keep it."
      done="Ended."
      call={endPromo}
      input={{ id }}
      fields={[]}
    />
  )
}

/** Makes many codes at once, each for one use. */
export function NewBatchButton() {
  const { permissions } = usePermissions<StaffRole>()
  const navigate = useNavigate()
  if (!permissions || !mayCall(addPromoBatch, permissions)) return null
  return (
    <ActButton
      keyed
      label="New batch"
      question="A new batch of codes"
      explained="Each code is used once, by whoever is first. None can be guessed, and none has signs that look alike. What they give cannot be changed later; all of them can be ended at once."
      done="Made."
      call={addPromoBatch}
      input={{}}
      fields={[
        { name: 'name', label: 'What they are for', hint: 'For staff alone, such as “Eid gift, Jurong dormitory”' },
        { name: 'size', label: 'How many codes', kind: 'count', hint: 'At most 10,000' },
        { name: 'prefix', label: 'Each begins with', hint: 'At most 8 of A to Z, 0 to 9 and -. Empty: nothing', optional: true },
        ...termFields(),
      ]}
      shape={(given) => ({
        ...termsOf(given),
        name: given['name'] as string,
        size: given['size'] as number,
        prefix: given['prefix'] as string,
      })}
      onDone={({ id }) => void navigate(`/promo-batches/${id}/show`)}
    />
  )
}

/** Ends all codes of a batch. */
export function EndBatchButton({ batch: { id, name, size } }: { batch: PromoBatch }) {
  return (
    <ActButton
      danger
      label="End all now"
      question={`End all ${size.toLocaleString('en-SG')} codes of “${name}” now?`}
      explained="None of them can be used from now on. Orders that are open keep theirs."
      done="Ended."
      call={endPromoBatch}
      input={{ id }}
      fields={[]}
    />
  )
}
