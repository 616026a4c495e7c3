import type { CodePurpose, signUp, verifyMobile } from '@mwc/contract/account'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint'
import { isMobile } from '@mwc/contract/mobile-number'
import { useSyncExternalStore } from 'react'
import type { MobileValue } from '../../shared/mobile-field.tsx'
import { readStored, writeStored } from '../../shared/storage.ts'

/** The sign-up form as typed. */
export type SignUpFields = Omit<
  InputOf<typeof signUp>,
  'proof' | 'notMine' | 'password' | 'gender' | 'sector' | 'declaration' | 'memberConsent'
> & {
  gender: string
  sector: string
  declaration: boolean
  memberConsent: boolean
  marketingSms: boolean
  marketingMessaging: boolean
  marketingCall: boolean
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

function parse<T>(text: string | null): Partial<T> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<T>
  } catch {
    return {}
  }
}

let draft: Draft | null = null
const listeners = new Set<() => void>()

export function getDraft(): Draft {
  if (draft) return draft
  const kept = parse<Draft>(readStored('session', draftKey))
  const number = { ...emptyDraft.number, ...parse<MobileValue>(readStored('session', numberKey)) }
  draft = { ...emptyDraft, ...kept, number, fields: { ...emptyFields, ...kept.fields } }
  return draft
}

/** Changes the draft and keeps it for this tab; MOBILE_TEMP carries the number from one screen to the next. */
export function changeDraft(next: Partial<Draft>): void {
  draft = { ...getDraft(), ...next }
  const { number, ...rest } = draft
  writeStored('session', numberKey, JSON.stringify(number))
  writeStored('session', draftKey, JSON.stringify(rest))
  for (const listener of listeners) listener()
}

/** Forgets everything but the number. */
export function clearDraft(): void {
  changeDraft({ ...emptyDraft, number: getDraft().number })
}

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

/** The proof of the number at hand, while it lasts. */
export function validProof({ proof, number }: Draft, now: number): Draft['proof'] {
  if (!proof || !isMobile(number.areaCode, number.mobile) || proof.to !== wholeNumber(number)) return null
  return Date.parse(proof.proofExpiresAt) > now ? proof : null
}

export type SignUpStep = 'you' | 'work' | 'consent'

/** Path of the sign-up screen at one of its faces. */
export function signUpPath(face?: SignUpStep | 'known'): string {
  return `/pages/sign-up/sign-up${face ? `?step=${face}` : ''}`
}
export const verifyPath = '/pages/verify/verify'
export const createPwdPath = '/pages/create-pwd/create-pwd'
export const forgetPwdPath = '/pages/forget-pwd/forget-pwd'
