import * as z from 'zod/mini'
import { mustBeTicked, shownWording } from '../people/consents.fields.ts'
import {
  birthDate,
  company,
  finFieldsAgree,
  finFront,
  finLastFour,
  fullName,
  gender,
  nationality,
  occupation,
  sector,
} from '../people/person.fields.ts'

export const personFields = {
  fullName,
  /** `DD/MM/YYYY`; 16 to 100 years old on the server's day in Singapore. */
  birthDate,
  gender,
  nationality,
  fin: finFront,
  finLastFour,
}

export const workFields = { company, sector, occupation }

export const consentFields = {
  declaration: mustBeTicked,
  memberConsent: mustBeTicked,
  marketingSms: z._default(z.boolean(), false),
  marketingMessaging: z._default(z.boolean(), false),
  marketingCall: z._default(z.boolean(), false),
  wording: shownWording,
}

/** The sign-up form's steps, as the app checks them one by one. */
export const signUpYou = z.object(personFields).check(finFieldsAgree)

export const signUpWork = z.object(workFields)

export const signUpConsents = z.object(consentFields)
