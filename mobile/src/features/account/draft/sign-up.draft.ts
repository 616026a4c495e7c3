import type { CodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import type { signUp, verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { areaCodes } from '@mwc/contract/fields/mobile-number'
import { useSyncExternalStore } from 'react'
import type { MobileValue } from '@mwc/contract/fields/mobile-number'
import { onForget, readStored, writeStored } from '../../../shared/storage/storage.ts'

/** The sign-up form as typed. */
export type SignUpFields = Omit<
  InputOf<typeof signUp>,
  'proof' | 'notMine' | 'password' | 'gender' | 'sector' | 'declaration' | 'memberConsent' | 'wording'
> & {
  gender: string
  sector: string
  declaration: boolean
  memberConsent: boolean
  marketingSms: boolean
  marketingMessaging: boolean
  marketingCall: boolean
  /** The wording at which these were ticked; empty while none is. */
  wording: string
}

/** What this tab keeps of a sign-up or a forgotten password that is under way. A password is never among it. */
export type Draft = {
  number: MobileValue
  /** The last code that was asked for: what for, for which number, and from when (ms since 1970) another may be. */
  code: { purpose: CodePurpose; to: string; resendAt: number } | null
  proof: (OutputOf<typeof verifyMobile> & { to: string }) | null
  passwordProof: string | null
  notMine: boolean
  /** What the server said when it no longer knew the proof of the number; the sign-up screen shows it. */
  lostProof: string | null
  fields: SignUpFields
}

const knownAs = ['new', 'active', 'expired', 'pendingPayment', 'deactivated'] as const satisfies OutputOf<typeof verifyMobile>['known'][]
/** More than any field takes; a storage can hold anything. */
const longestText = 2_000

const numberKey = 'MOBILE_TEMP'
const draftKey = 'SIGN_UP_DRAFT'

const emptyFields: SignUpFields = {
  fullName: '',
  birthDate: '',
  gender: '',
  nationality: '',
  fin: '',
  finLastFour: '',
  company: '',
  sector: '',
  occupation: '',
  declaration: false,
  memberConsent: false,
  marketingSms: false,
  marketingMessaging: false,
  marketingCall: false,
  wording: '',
}
const emptyDraft: Draft = {
  number: { areaCode: '+65', mobile: '' },
  code: null,
  proof: null,
  passwordProof: null,
  notMine: false,
  lostProof: null,
  fields: emptyFields,
}

type Kept = Record<string, unknown>

/** A kept value as properties; none where it is something else. */
function propertiesOf(value: unknown): Kept {
  return typeof value === 'object' && value !== null ? (value as Kept) : {}
}

function parse(text: string | null): Kept {
  try {
    return propertiesOf(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

/** The properties that `empty` has, each as kept if it is of the same kind and no longer than a form takes. */
function likeIn<T extends object>(empty: T, kept: Kept): T {
  const values = Object.entries(empty).map(([name, value]) => {
    const own = Object.hasOwn(kept, name) ? kept[name] : undefined
    return [name, typeof own === typeof value && String(own).length <= longestText ? own : value]
  })
  return Object.fromEntries(values) as T
}

/** A kept record with all these properties and kinds; null where it is something else. */
function recordIn<T extends object>(sample: T, value: unknown): T | null {
  const kept = propertiesOf(value)
  return Object.entries(sample).every(([name, own]) => typeof kept[name] === typeof own) ? (kept as T) : null
}

function readKeptDraft(): Draft {
  const kept = parse(readStored('sessionStorage', draftKey))
  const number = likeIn(emptyDraft.number, parse(readStored('sessionStorage', numberKey)))
  const proof: Draft['proof'] = recordIn({ proof: '', proofExpiresAt: '', known: 'new', to: '' }, kept['proof'])
  const { passwordProof, lostProof, notMine } = likeIn({ passwordProof: '', lostProof: '', notMine: false }, kept)
  return {
    number: areaCodes.includes(number.areaCode) ? number : emptyDraft.number,
    code: recordIn({ purpose: 'signUp', to: '', resendAt: 0 }, kept['code']),
    proof: proof && knownAs.includes(proof.known) ? proof : null,
    passwordProof: passwordProof || null,
    notMine,
    lostProof: lostProof || null,
    fields: likeIn(emptyFields, propertiesOf(kept['fields'])),
  }
}

let draft: Draft | null = null
const listeners = new Set<() => void>()

export function getDraft(): Draft {
  draft ??= readKeptDraft()
  return draft
}

/** Changes the draft and keeps it for this tab; MOBILE_TEMP carries the number from one screen to the next. */
export function changeDraft(next: Partial<Draft>): void {
  draft = { ...getDraft(), ...next }
  const { number, ...rest } = draft
  writeStored('sessionStorage', numberKey, JSON.stringify(number))
  writeStored('sessionStorage', draftKey, JSON.stringify(rest))
  for (const listener of listeners) listener()
}

/** Forgets everything but the number. */
export function clearDraft(): void {
  changeDraft({ ...emptyDraft, number: getDraft().number })
}

onForget('SIGN_UP_DRAFT', () => {
  draft = null
  for (const listener of listeners) listener()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, getDraft, () => emptyDraft)
}

/** The number in one piece, as it is proved and stored: `+6581000001`. */
export function wholeNumber({ areaCode, mobile }: MobileValue): string {
  return areaCode + mobile
}

/** Whether the last code that was asked for is of this purpose and went to the number at hand. */
export function isCodeSent({ number, code }: Draft, purpose: CodePurpose): boolean {
  return code?.purpose === purpose && code.to === wholeNumber(number)
}

export type SignUpStep = 'you' | 'work' | 'consent'
