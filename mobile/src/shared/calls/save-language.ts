import { setLanguage } from '@mwc/contract/account/own-account/own-account.calls'
import type { Language } from '@mwc/contract/language/language'
import { call } from './api-client.ts'

/** Tells the server in which language the centre writes to the member. */
export async function saveLanguage(language: Language): Promise<void> {
  await call(setLanguage, { language })
}
