import type { Language } from '@mwc/contract/language/language'
import type { SignedInMember } from './member-states.ts'
import type { ScreenTaker } from './screen-taker.ts'

/** Takes every screen that somebody may see; a member starts on My Page, which is open to every state. */
export async function walkRoutes(taker: ScreenTaker, language: Language, member: SignedInMember | null, paths: string[]): Promise<void> {
  await taker.page.addInitScript(
    ([chosen, signedIn]) => {
      localStorage.setItem('LANGUAGE', chosen)
      if (!signedIn) return
      localStorage.setItem('TOKEN_H5', signedIn.token)
      localStorage.setItem('USER_INFO', JSON.stringify(signedIn.user))
      localStorage.setItem('VIP_STATUS', signedIn.membership.vipStatus)
    },
    [language, member] as const,
  )
  await taker.load(member ? '/pages/tab-bar/my-page/my-page' : '/')
  for (const path of paths) {
    await taker.moveTo(path)
    await taker.take(path)
  }
  await taker.moveTo('/pages/no-such-page')
  await taker.take('an address that no route has')
}
